import { chipClass } from '@mall/ui/filter-chips';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import filterFormStyles from './filter-form.module.css';
import styles from './filter-options.module.css';

interface OptionChipProps
  extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'defaultChecked'> {
  type: 'checkbox' | 'radio';
  label: string;
  count?: number | undefined;
}

export function OptionChip({ label, count, ...input }: OptionChipProps) {
  return (
    <label className={clsx(chipClass(), styles.chip, count === 0 && styles.none)}>
      <input {...input} className={styles.input} />
      <span>{label}</span>
      {count === undefined ? null : <span className={styles.count}>{` (${count})`}</span>}
    </label>
  );
}

interface OptionGroupProps {
  legend: string;
  className?: string | undefined;
  options: readonly (OptionChipProps & { value: string })[];
}

export function OptionGroup({ legend, className, options }: OptionGroupProps) {
  return (
    <fieldset className={clsx(filterFormStyles.group, className)}>
      <legend className={filterFormStyles.legend}>{legend}</legend>
      <div className={filterFormStyles.options}>
        {options.map((option) => (
          <OptionChip key={option.value} {...option} />
        ))}
      </div>
    </fieldset>
  );
}
