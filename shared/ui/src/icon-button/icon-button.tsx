/** A round button that shows an icon alone: to close, to clear, to open a search. */
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { IconName } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'style' | 'children' | 'type' | 'aria-label'> {
  icon: IconName;
  /** Accessible name. */
  label: string;
}

/** A class of the caller sets its position, and may set `--size`, `--ground` and `--ground-hover`. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={clsx(styles.button, className)}>
      <Icon name={icon} />
    </button>
  );
}
