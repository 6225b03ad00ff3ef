import type { RouteRef, Venue } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, type ShellContext, useApiData, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Picture, Section } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import { DeclaredVenueCard, toneOf } from '../venue-cards.tsx';
import { VenueFacts } from './venue-facts.tsx';
import styles from './venue-overview.module.css';

type Listed = Pick<Venue, 'page' | 'section'>;

/** A page of the content has the id of its route. */
export const routeOf = ({ page }: Listed) => page as RouteRef;

/** Those whose page is live: first the venues with their own page, then those within a page. */
export function listedVenues<Item extends Listed>(
  venues: readonly Item[],
  hasRoute: ShellContext['hasRoute'],
): Item[] {
  return venues
    .filter((venue) => hasRoute(routeOf(venue)))
    .toSorted((a, b) => Number(Boolean(a.section)) - Number(Boolean(b.section)));
}

function VenueCard({ venue }: { venue: Venue }) {
  const { page, section, name, lead, images } = venue;
  return (
    <Card tone={toneOf(page)}>
      {images ? (
        <CardMedia className={`${styles.media} screen-only`}>
          <Picture image={images.cover} alt="" ratio="16:9" />
        </CardMedia>
      ) : null}
      <CardBody>
        <CardTitle level={3}>
          <PageLink to={routeOf(venue)} hash={section}>
            {name}
          </PageLink>
        </CardTitle>
        {lead ? <p>{lead}</p> : null}
        <VenueFacts venue={venue} inCard />
      </CardBody>
    </Card>
  );
}

/**
 * A card for each venue whose page is live, and smaller ones for venues within a page or of other apps. The
 * page's loader must load `venues` and `config`.
 */
export function VenueOverview() {
  const t = useMessages('content');
  const { hasRoute, menu } = useShellContext();
  const { venues } = useApiData('venues');
  const shown = listedVenues(venues, hasRoute);
  const cardsOf = (list: readonly Venue[]) =>
    list.map((venue) => <VenueCard key={venue.id} venue={venue} />);
  const declared = menu('venues').filter(({ route }) => venues.every(({ page }) => page !== route));
  const more = [
    ...cardsOf(shown.filter(({ section }) => section)),
    ...declared.map((entry) => <DeclaredVenueCard key={entry.route + entry.hash} entry={entry} />),
  ];
  return (
    <Section heading={t('venue-facts.overview')} lead={t('venue-facts.overviewLead')}>
      <CardGrid columns={4} label={t('venue-facts.venues')}>
        {cardsOf(shown.filter(({ section }) => !section))}
      </CardGrid>
      {more.length > 0 ? (
        <CardGrid label={t('venue-facts.more')} className={styles.more}>
          {more}
        </CardGrid>
      ) : null}
    </Section>
  );
}
