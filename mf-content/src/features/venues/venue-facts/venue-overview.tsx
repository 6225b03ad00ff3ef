/** All venues side by side: which suits which age, for how long, for how much. */
import type { NavigationEntry, Venue } from '@mall/contracts';
import { PageLink, useApiData, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Icon, Picture, Section } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';
import { listedVenues, routeOf } from './listed-venues.ts';
import { textsOf } from './texts.ts';
import { VenueFacts } from './venue-facts.tsx';
import styles from './venue-overview.module.css';

const TONES = { tropicarium: 'sky', kockapark: 'sun', playhouse: 'leaf', cinema: 'plum' } as const;

const toneOf = (page: string) => (page in TONES ? TONES[page as keyof typeof TONES] : 'coral');

function VenueCard({ venue }: { venue: Venue }) {
  const { page, section, name, lead, images } = venue;
  return (
    <Card tone={toneOf(page)}>
      {images ? (
        <CardMedia className={styles.media}>
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

/** A venue that the content does not know: label, text and icon come from its app's `mf.json`. */
function DeclaredVenueCard({ entry }: { entry: NavigationEntry }) {
  const { language } = useShellContext();
  const { tone, icon, route, hash, label, text } = entry;
  return (
    <Card tone={tone}>
      <CardBody>
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

/**
 * A card for each venue whose page is live, and smaller ones for venues within a page or of other apps. The
 * page's loader must load `venues` and `config`.
 */
export function VenueOverview() {
  const { language, hasRoute, menu } = useShellContext();
  const t = textsOf(language);
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
    <Section heading={t.overview} lead={t.overviewLead}>
      <CardGrid columns={4} label={t.venues}>
        {cardsOf(shown.filter(({ section }) => !section))}
      </CardGrid>
      {more.length > 0 ? (
        <CardGrid label={t.more} className={styles.more}>
          {more}
        </CardGrid>
      ) : null}
    </Section>
  );
}
