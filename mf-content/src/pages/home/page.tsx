/** The home page. */
import { editorialHead } from '@mall/blocks';
import type { EditorialPage } from '@mall/contracts';
import {
  type LoaderArgs,
  type MetaArgs,
  type PageMeta,
  Slot,
  useApiData,
  useFooterShown,
} from '@mall/runtime';
import { clsx } from 'clsx';
import { Hero } from '../../features/hero/hero.tsx';
import { useHomeMessage } from '../../features/home-message/use-home-message.ts';
import { NewsletterSection } from '../../features/newsletter/newsletter-section.tsx';
import { mallPlace, placeFacts, webSite } from '../../features/structured-data/mall-place.ts';
import { VENUES } from '../../features/venues/venue.ts';
import { CinemaFallback } from './cinema-fallback.tsx';
import styles from './page.module.css';
import {
  DiscountsSection,
  EntertainmentSection,
  HighlightsSection,
  NewsSection,
  ServicesSection,
} from './sections.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

export async function loader({ load }: LoaderArgs) {
  const [config, page] = await Promise.all([
    load('config'),
    load('editorialPage', { slug: 'home' }),
    load('highlights'),
    load('pinnedPosts'),
    load('pinnedDiscounts'),
    ...VENUES.map(({ id }) => load('editorialPage', { slug: id })),
  ]);
  return { ...editorialHead(page), place: placeFacts(config, 'shops') };
}

/** The content's title has the brand in it; the shell adds the brand to the titles of other pages only. */
export function meta({ data, ...args }: MetaArgs<Data>): PageMeta {
  const { place, ...summary } = data;
  return { ...summary, structuredData: [mallPlace(args, place), webSite(args)] };
}

function Greeting({ page }: { page: EditorialPage }) {
  return (
    <div className={styles.greeting}>
      <h1 className={styles.title}>{page.title}</h1>
      <p className={styles.lead}>{page.lead}</p>
    </div>
  );
}

export function Component() {
  const page = useApiData('editorialPage', { slug: 'home' });
  const { slider, landing } = useApiData('pinnedPosts');
  const isFooterShown = useFooterShown();
  useHomeMessage();
  return (
    <>
      <Hero slides={slider} welcome={{ lead: page.lead, image: page.images?.cover }} />
      <Greeting page={page} />
      <HighlightsSection />
      <DiscountsSection />
      <NewsSection posts={landing} />
      <Slot name="featured-movies" fallback={<CinemaFallback />} />
      <EntertainmentSection page={page} />
      <Slot name="shops-teaser" />
      <ServicesSection />
      <div className={clsx(!isFooterShown && styles.hidden)}>
        <NewsletterSection />
      </div>
    </>
  );
}
