import { chipClass } from '@mall/ui/filter-chips';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './option-chip.module.css';

interface OptionChipProps
  extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'defaultChecked'> {
  type: 'checkbox' | 'radio';
  label: string;
  /** How many shops the option shows. */
  count?: number | undefined;
}

/** An option of a filter: a box or a radio button in the shape of a chip. */
export function OptionChip({ label, count, ...input }: OptionChipProps) {
  return (
    <label className={clsx(chipClass(), styles.chip, count === 0 && styles.none)}>
      <input {...input} className={styles.input} />
      <span>{label}</span>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  );
}
