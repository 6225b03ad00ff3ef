/** Grey shapes that reserve the space of content that is loading. */
import { clsx } from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'picture' | 'card' | undefined;
  /** How many of the shape, one under the other. */
  count?: number | undefined;
}

/** Hidden from assistive technology: the caller announces that something is loading. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {indexes.map((index) => (
        <span key={index} className={clsx(styles.bone, styles[shape])} />
      ))}
    </div>
  );
}
