/** The facts of a venue's own page, with the way there and links to its prices. */
import type { Venue } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { textsOf } from './texts.ts';
import styles from './venue-essentials.module.css';
import { VenueFacts } from './venue-facts.tsx';
import { VenuePlace } from './venue-place.tsx';

/** Where the planner is on the same page. */
const PLANNER = '#arkalkulator';

export function VenueEssentials({ venue }: { venue: Venue }) {
  const t = textsOf(useShellContext().language);
  return (
    <Wrapper className={styles.essentials}>
      <section aria-label={t.facts}>
        <VenueFacts
          venue={venue}
          priceLink={<a href={PLANNER}>{t.calculate}</a>}
          place={venue.floor || venue.place ? <VenuePlace venue={venue} /> : null}
        />
      </section>
    </Wrapper>
  );
}
