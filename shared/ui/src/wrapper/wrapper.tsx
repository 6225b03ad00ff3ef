/** A centred column, at most 1440 px wide, with gutters at both sides. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './wrapper.module.css';

interface WrapperProps {
  children: ReactNode;
  /** `text` narrows it to a comfortable line of running text. */
  width?: 'page' | 'text' | undefined;
  className?: string | undefined;
}

export function Wrapper({ children, width = 'page', className }: WrapperProps) {
  return <div className={clsx(styles.wrapper, styles[width], className)}>{children}</div>;
}
