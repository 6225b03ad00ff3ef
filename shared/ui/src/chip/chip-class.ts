/** The look of a chip: a link, a toggle button, or a label around a box or radio button. */
import styles from './chip.module.css';

/**
 * Class names of a chip. It shows as chosen by `aria-current`, `aria-pressed`, or the checked input in
 * the label.
 */
export function chipClass(): string {
  return styles.chip ?? '';
}
