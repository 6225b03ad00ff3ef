/** A button in the three ranks of the site, and its look for anchors that ask for an action. */
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
): string {
  return clsx(styles.button, styles[variant], styles[size]);
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'style'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** A `button` that submits nothing unless `type` says so. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={clsx(buttonClass(variant, size), className)} />;
}
