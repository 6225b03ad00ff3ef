import styles from './dialog.module.css';

/** The cross of the close icon. */
export function CloseSign() {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  );
}
