/** Grey lines that reserve the space of content that is loading. */
import styles from './skeleton.module.css';

/** Hidden from assistive technology: the caller announces that something is loading. */
export function Skeleton({ count }: { count: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </div>
  );
}
