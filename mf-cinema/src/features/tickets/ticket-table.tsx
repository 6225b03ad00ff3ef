import type { Price } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatForints } from '@mall/ui/money';
import type { TicketPrices } from './ticket-prices.ts';
import styles from './ticket-table.module.css';

/** In 2D, in 3D, and in 3D with glasses of one's own. */
const rowsOf = (prices: TicketPrices): Price[][] => [
  [prices.full_price, prices.threed_full, prices.threed_full_noglass],
  [prices.student_normal, prices.threed_student, prices.threed_student_noglass],
  [prices.junior_normal, prices.threed_junior, prices.threed_junior_noglass],
  [prices.wednesday_ticket],
];

const COLUMNS = ['2D', '3D', 'ownGlasses'] as const;

/** All tickets of the cinema: who gets them, and what they cost by format. */
export function TicketTable({ prices }: { prices: TicketPrices }) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('tickets.caption')}</caption>
      <thead>
        <tr>
          <td />
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`tickets.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(prices).map(([price, ...others]) => (
          <tr key={price?.ticket}>
            <th scope="row">
              {price?.label}
              {price?.note ? <span className={styles.note}>{price.note}</span> : null}
            </th>
            {COLUMNS.map((column, index) => {
              const cell = [price, ...others][index];
              return <td key={column}>{cell ? formatForints(cell.amount, language) : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
