import type { EditorialSection } from '@mall/contracts';
import { Wrapper } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { useId } from 'react';
import type { TicketPrices } from './ticket-prices.ts';
import styles from './ticket-section.module.css';
import { TicketTable } from './ticket-table.tsx';

interface TicketSectionProps {
  prices: TicketPrices;
  /** The sections of the content that list the prices; the first one names the whole. */
  sections: readonly EditorialSection[];
}

/** What tickets cost, in one table, with the rules that the content gives. */
export function TicketSection({ prices, sections }: TicketSectionProps) {
  const headingId = useId();
  const [first] = sections;
  return (
    <Wrapper>
      <section id={first?.id} aria-labelledby={headingId} className={styles.section}>
        <h2 id={headingId} className={styles.heading}>
          {first?.heading}
        </h2>
        <div className={styles.content}>
          <TicketTable prices={prices} />
          {sections.map(({ id, html }) => (html ? <RichText key={id} html={html} /> : null))}
        </div>
      </section>
    </Wrapper>
  );
}
