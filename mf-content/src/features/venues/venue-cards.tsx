/** Cards that lead to the venues. */
import type { NavigationEntry } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Icon, Picture } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import { VENUES, type Venue } from './venue.ts';
import styles from './venue-cards.module.css';

function VenueCard({ venue, level }: { venue: Venue; level: 2 | 3 }) {
  const { title, lead, images } = useApiData('pageSummary', { slug: venue.id });
  return (
    <Card tone={venue.tone}>
      {images ? (
        <CardMedia className={styles.arch}>
          <Picture image={images.cover} alt="" ratio="1:1" />
        </CardMedia>
      ) : null}
      <CardBody className={styles.text}>
        <CardTitle level={level}>
          <PageLink to={venue.id}>{title}</PageLink>
        </CardTitle>
        <p>{lead}</p>
      </CardBody>
    </Card>
  );
}

/** A venue without an editorial page: label, text and icon come from its app's `mf.json`. */
function DeclaredVenueCard({ entry, level }: { entry: NavigationEntry; level: 2 | 3 }) {
  const { language } = useShellContext();
  return (
    <Card tone={entry.tone}>
      <CardBody className={styles.text}>
        <Icon className={styles.icon} path={entry.icon ?? ''} />
        <CardTitle level={level}>
          <PageLink to={entry.route} hash={entry.hash}>
            {entry.label[language]}
          </PageLink>
        </CardTitle>
        <p>{entry.text?.[language]}</p>
      </CardBody>
    </Card>
  );
}

/** One card for each live venue; the page's loader must load the summaries of `VENUES`. */
export function VenueCards({ level = 3 }: { level?: 2 | 3 }) {
  const t = useMessages('content');
  const { hasRoute, menu } = useShellContext();
  const declared = menu('venues').filter(({ route }) => VENUES.every(({ id }) => id !== route));
  return (
    <CardGrid columns={4} label={t('venues.label')}>
      {VENUES.filter(({ id }) => hasRoute(id)).map((venue) => (
        <VenueCard key={venue.id} venue={venue} level={level} />
      ))}
      {declared.map((entry) => (
        <DeclaredVenueCard key={entry.route + entry.hash} entry={entry} level={level} />
      ))}
    </CardGrid>
  );
}
