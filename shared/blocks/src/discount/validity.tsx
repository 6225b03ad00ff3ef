/** The days on which a discount is valid. */
import type { Discount } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { formatDayRange } from '@mall/ui';
import styles from './validity.module.css';

/** First and last day, in the page's language; a line breaks between the two, never within one. */
export function Validity({ discount }: { discount: Discount }) {
  const { language } = useShellContext();
  const range = formatDayRange(discount.valid_from, discount.valid_until, language);
  const [first, last] = range.split(' – ');
  if (!last) return <span className={styles.day}>{first}</span>;
  return (
    <>
      <span className={styles.day}>{first} –</span> <span className={styles.day}>{last}</span>
    </>
  );
}
