import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import type { Venue } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, PageLink, useApiData, useShellContext } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { venueHours } from '../../base/opening-hours/opening-hours.tsx';
import { PricePlanner } from '../price-planner/price-planner.tsx';
import { PLANNER_ANCHOR } from '../price-planner/visit-query.ts';
import { type VenueType, venueStructuredData } from '../structured-data/venue-data.ts';
import { toneOf } from '../venue-cards.tsx';
import { validUntil } from '../venue-facts/show-times.ts';
import { VenueFacts } from '../venue-facts/venue-facts.tsx';
import { VenueShows } from '../venue-facts/venue-shows.tsx';
import styles from './venue-page.module.css';

function Routes({ place }: { place: string }) {
  const t = useMessages('content');
  const { hasRoute } = useShellContext();
  const isLinked = hasRoute('shop-map');
  return (
    <ul className={styles.routes}>
      {useApiData('arrivals', { slug: place }).map(({ from, metres, minutes }) => {
        const text = t('venue-facts.walk', { from: from.name, metres, minutes });
        return (
          <li key={from.node}>
            {isLinked ? (
              <PageLink to="shop-map" query={{ honnan: from.node, hova: place }}>
                {text}
              </PageLink>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}

function VenueEssentials({ venue }: { venue: Venue }) {
  const t = useMessages('content');
  const { floor, place } = venue;
  const where = (
    <>
      {floor ? t(`venue-facts.floor.${floor}`) : null}
      {place ? <Routes place={place} /> : null}
    </>
  );
  return (
    <Wrapper className={styles.essentials}>
      <section aria-label={t('venue-facts.facts')}>
        <VenueFacts
          venue={venue}
          priceLink={
            venue.planner ? <a href={`#${PLANNER_ANCHOR}`}>{t('venue-facts.calculate')}</a> : null
          }
          place={floor || place ? where : null}
        />
      </section>
    </Wrapper>
  );
}

const isVenue = (id: string) => (venue: Venue) => venue.id === id;

async function loadVenue({ load }: LoaderArgs, id: string): Promise<Venue | undefined> {
  const venue = (await load('venues')).venues.find(isVenue(id));
  if (venue?.place) await load('arrivals', { slug: venue.place });
  return venue;
}

/** @param id of the route, of the page in the content, and of the venue in the rules of the prices. */
export function venuePage(id: 'tropicarium' | 'kockapark' | 'playhouse', type: VenueType) {
  function Body({ sections }: EditorialBodyProps) {
    const venue = useApiData('venues').venues.find(isVenue(id));
    return (
      <>
        {venue ? <VenueEssentials venue={venue} /> : null}
        {venue ? <VenueShows venue={venue} /> : null}
        <EditorialBody sections={sections} />
        {venue?.planner ? <PricePlanner chosen={[id]} /> : null}
      </>
    );
  }

  return editorialPage({
    slug: id,
    tone: toneOf(id),
    headerContent: venueHours,
    async facts({ page, ...args }) {
      const [venue, config] = await Promise.all([loadVenue(args, id), args.load('config')]);
      return { page: await page, config, venue };
    },
    validity: ({ venue, config }) => validUntil(venue ? [venue] : [], config, Date.now()),
    structuredData: (facts, { origin, pathTo }) =>
      venueStructuredData(type, facts, { origin, path: pathTo(id) }),
    Body,
  });
}
