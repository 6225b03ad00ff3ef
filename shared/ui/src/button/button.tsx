/** A button in the three ranks of the site. */
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'style'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** A `button` that submits nothing unless `type` says so. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={clsx(buttonClass(variant, size), className)} />;
}
