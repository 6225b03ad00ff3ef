import type { Price } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { formatForints } from '@mall/ui/money';
import styles from './price-table.module.css';

interface PriceTableProps {
  prices: readonly Price[];
  /** Names the table; the same as a heading right above. */
  caption: string;
}

function PriceRow({ price }: { price: Price }) {
  const { language } = useShellContext();
  return (
    <tr>
      <th scope="row" className={styles.label}>
        {price.label}
        {price.note ? <span className={styles.note}>{price.note}</span> : null}
      </th>
      <td className={styles.amount}>
        {formatForints(price.amount, language)}
        {price.unit ? <span className={styles.unit}> {price.unit}</span> : null}
      </td>
    </tr>
  );
}

/** A table with what is bought as the row's header and its price beside it. */
export function PriceTable({ prices, caption }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {prices.map((price) => (
          <PriceRow key={`${price.label} ${price.note ?? ''}`} price={price} />
        ))}
      </tbody>
    </table>
  );
}
