/** Grey shapes that keep the place of content that is on its way. */
import { clsx } from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'picture' | 'card' | undefined;
  /** How many of the shape, one under the other. */
  count?: number | undefined;
}

/** Hidden from assistive technology: whoever shows it says that something is loading. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {places.map((place) => (
        <span key={place} className={clsx(styles.bone, styles[shape])} />
      ))}
    </div>
  );
}
