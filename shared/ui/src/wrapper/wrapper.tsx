/** A centred column, at most 1440 px wide, with gutters at both sides. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './wrapper.module.css';

interface WrapperProps {
  children: ReactNode;
  className?: string | undefined;
}

export function Wrapper({ children, className }: WrapperProps) {
  return <div className={clsx(styles.wrapper, className)}>{children}</div>;
}
