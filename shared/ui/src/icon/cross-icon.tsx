import styles from './icon.module.css';

/** The cross of buttons that close or clear; the button names itself. */
export function CrossIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  );
}
