import styles from './field.module.css';

/** A star in forms that check their fields themselves (`noValidate`); controls say `required` to assistive technology. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={styles.mark}>
      {' *'}
    </span>
  );
}
