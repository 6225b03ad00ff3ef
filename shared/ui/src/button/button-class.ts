/** The look of a button, for buttons and for anchors that ask for an action. */
import { clsx } from 'clsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Class names that make an element look like a button of `variant` and `size`. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
): string {
  return clsx(styles.button, styles[variant], styles[size]);
}
