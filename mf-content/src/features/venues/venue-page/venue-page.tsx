/** The page of a venue: facts, what is next, the texts of the content, and the price planner. */

import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import type { Venue } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, PageLink, useApiData, useShellContext } from '@mall/runtime';
import { type Tone, Wrapper } from '@mall/ui';
import { venueHours } from '../../base/opening-hours/opening-hours.tsx';
import { PricePlanner } from '../price-planner/price-planner.tsx';
import { PLANNER_ANCHOR } from '../price-planner/visit-query.ts';
import { type VenueType, venueHead } from '../structured-data/venue-data.ts';
import { showDates, validUntil } from '../venue-facts/show-times.ts';
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
          priceLink={<a href={`#${PLANNER_ANCHOR}`}>{t('venue-facts.calculate')}</a>}
          place={floor || place ? where : null}
        />
      </section>
    </Wrapper>
  );
}

interface VenuePage {
  /** Id of the route, of the page in the content, and of the venue in the rules of the prices. */
  id: 'tropicarium' | 'kockapark' | 'playhouse';
  type: VenueType;
  tone: Tone;
}

const isVenue = (id: string) => (venue: Venue) => venue.id === id;

/** Loads the venue, and the ways to it; undefined when the page of the content names no venue. */
async function loadVenue({ load }: LoaderArgs, id: string): Promise<Venue | undefined> {
  const venue = (await load('venues')).venues.find(isVenue(id));
  if (venue?.place) await load('arrivals', { slug: venue.place });
  return venue;
}

export function venuePage({ id, type, tone }: VenuePage) {
  function Body({ sections }: EditorialBodyProps) {
    const venue = useApiData('venues').venues.find(isVenue(id));
    return (
      <>
        {venue ? <VenueEssentials venue={venue} /> : null}
        {venue ? <VenueShows venue={venue} /> : null}
        <EditorialBody sections={sections} />
        <PricePlanner chosen={[id]} />
      </>
    );
  }

  async function shows({ load }: LoaderArgs) {
    const [{ venues }, config] = await Promise.all([load('venues'), load('config')]);
    const venue = venues.find(isVenue(id));
    return venue ? showDates(venue, config, Date.now()) : [];
  }

  const page = editorialPage({
    slug: id,
    tone,
    headerContent: venueHours,
    ...venueHead({ type, route: id, shows }),
    Body,
  });
  return {
    ...page,
    async loader(args: LoaderArgs) {
      const [data, venue, config] = await Promise.all([
        page.loader(args),
        loadVenue(args, id),
        args.load('config'),
      ]);
      return { ...data, ...validUntil(venue ? [venue] : [], config, Date.now()) };
    },
  };
}
