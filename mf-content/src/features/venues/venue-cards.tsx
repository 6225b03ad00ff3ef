import type { NavigationEntry } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Icon, Picture } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import styles from './venue-cards.module.css';

/** The ids are those of the routes and of the editorial pages. */
export const VENUES = [
  { id: 'tropicarium', tone: 'sky' },
  { id: 'kockapark', tone: 'sun' },
  { id: 'playhouse', tone: 'leaf' },
  { id: 'cinema', tone: 'plum' },
] as const;

type Venue = (typeof VENUES)[number];

interface DeclaredVenueCardProps {
  entry: NavigationEntry;
  className?: string | undefined;
}

/** A venue without an editorial page: label, text and icon come from its app's `mf.json`. */
export function DeclaredVenueCard({ entry, className }: DeclaredVenueCardProps) {
  const { language } = useShellContext();
  const { tone, icon, route, hash, label, text } = entry;
  return (
    <Card tone={tone}>
      <CardBody className={className}>
        {icon ? <Icon className={styles.icon} path={icon} /> : null}
        <CardTitle level={3}>
          <PageLink to={route} hash={hash}>
            {label[language]}
          </PageLink>
        </CardTitle>
        {text ? <p>{text[language]}</p> : null}
      </CardBody>
    </Card>
  );
}

export const toneOf = (page: string) => VENUES.find(({ id }) => id === page)?.tone ?? 'coral';

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
