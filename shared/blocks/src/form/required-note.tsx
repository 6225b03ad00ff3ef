import { useShellContext } from '@mall/runtime';
import styles from './form.module.css';
import { REQUIRED_NOTE } from './form-texts.ts';

/** What the star beside a label means; above the fields of a form. Hidden from screen readers, which announce each required field. */
export function RequiredNote() {
  const { language } = useShellContext();
  return (
    <p className={styles.required} aria-hidden="true">
      <span className={styles.star}>*</span> {REQUIRED_NOTE[language]}
    </p>
  );
}
