/** Keeps content within the widest line of the site, with gutters at both sides. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './wrapper.module.css';

export interface WrapperProps {
  children: ReactNode;
  /** `text` narrows it to a comfortable line of running text. */
  width?: 'page' | 'text' | undefined;
  className?: string | undefined;
}

/** A centred column, at most 1440 px wide. */
export function Wrapper({ children, width = 'page', className }: WrapperProps) {
  return <div className={clsx(styles.wrapper, styles[width], className)}>{children}</div>;
}
