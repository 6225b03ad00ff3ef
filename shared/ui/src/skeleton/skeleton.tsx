/** Grey lines that reserve the space of content that is loading. */
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Number of lines. */
  count: number;
}

/** Hidden from assistive technology: the caller announces that something is loading. */
export function Skeleton({ count }: SkeletonProps) {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {indexes.map((index) => (
        <span key={index} className={styles.line} />
      ))}
    </div>
  );
}
