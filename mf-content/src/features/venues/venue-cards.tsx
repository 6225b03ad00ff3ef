/** Cards that lead to the venues. */
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Picture } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import { DeclaredVenueCard } from './declared-venue-card.tsx';
import { VENUES, type Venue } from './venue.ts';
import styles from './venue-cards.module.css';

function VenueCard({ venue }: { venue: Venue }) {
  const { title, lead, images } = useApiData('pageSummary', { slug: venue.id });
  return (
    <Card tone={venue.tone}>
      {images ? (
        <CardMedia className={styles.arch}>
          <Picture image={images.cover} alt="" ratio="1:1" />
        </CardMedia>
      ) : null}
      <CardBody className={styles.text}>
        <CardTitle level={3}>
          <PageLink to={venue.id}>{title}</PageLink>
        </CardTitle>
        <p>{lead}</p>
      </CardBody>
    </Card>
  );
}

/** One card for each live venue; the page's loader must load the summaries of `VENUES`. */
export function VenueCards() {
  const t = useMessages('content');
  const { hasRoute, menu } = useShellContext();
  const declared = menu('venues').filter(({ route }) => VENUES.every(({ id }) => id !== route));
  return (
    <CardGrid columns={4} label={t('venues.label')}>
      {VENUES.filter(({ id }) => hasRoute(id)).map((venue) => (
        <VenueCard key={venue.id} venue={venue} />
      ))}
      {declared.map((entry) => (
        <DeclaredVenueCard key={entry.route + entry.hash} entry={entry} className={styles.text} />
      ))}
    </CardGrid>
  );
}
