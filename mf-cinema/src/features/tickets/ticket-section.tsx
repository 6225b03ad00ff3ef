import type { EditorialSection, Price } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { Section } from '@mall/ui';
import { formatForints } from '@mall/ui/money';
import { RichText } from '@mall/ui/rich-text';
import { COLUMNS, ticketRows } from './ticket-prices.ts';
import styles from './ticket-section.module.css';

function TicketTable({ tickets }: Pick<TicketSectionProps, 'tickets'>) {
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
        {ticketRows(tickets).map((row) => {
          const [first] = COLUMNS.flatMap((column) => row[column] ?? []);
          return (
            <tr key={first?.ticket}>
              <th scope="row">
                {first?.label}
                {first?.note ? <span className={styles.note}>{first.note}</span> : null}
              </th>
              {COLUMNS.map((column) => {
                const amount = row[column]?.amount;
                return (
                  <td key={column} data-column={t(`tickets.column.${column}`)}>
                    {amount === undefined ? '–' : formatForints(amount, language)}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface TicketSectionProps {
  tickets: readonly Price[];
  /** The sections of the content that list the prices; the first one names the whole. */
  sections: readonly EditorialSection[];
}

export function TicketSection({ tickets, sections }: TicketSectionProps) {
  const [first] = sections;
  return (
    <Section id={first?.id} heading={first?.heading} beside>
      <TicketTable tickets={tickets} />
      {sections.map(({ id, html }) => (html ? <RichText key={id} html={html} /> : null))}
    </Section>
  );
}
