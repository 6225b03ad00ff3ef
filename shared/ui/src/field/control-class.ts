import { clsx } from 'clsx';
import styles from './field.module.css';

/** The look of a control whose label and place are its form's own. */
export const controlClass = {
  input: styles.input,
  select: clsx(styles.input, styles.select),
};
