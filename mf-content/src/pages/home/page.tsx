/** The home page. */
import { editorialHead, useQueryMessage } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, type MetaArgs, type PageMeta, useApiData } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import { mallPlace, webSite } from '../../features/base/structured-data/structured-data.ts';
import { VENUES } from '../../features/venues/venue-cards.tsx';
import { HomeBlocks } from './home-blocks.tsx';
import styles from './page.module.css';

/** `?deleted=1`: where the deletion of an account ends (requirement 4.9), without a script in the page itself. */
function Deletion() {
  const t = useMessages('content');
  const headline = t('home.deleted');
  const message = useQueryMessage('deleted', { 1: { type: 'success', headline } });
  if (!message) return null;
  return (
    <div role="status" className={`${styles.notice} unscripted-only`}>
      <Notice tone="success">{headline}</Notice>
    </div>
  );
}

type Data = Awaited<ReturnType<typeof loader>>;

/** A block whose data fails is left out; the page itself needs its title and the configuration. */
export async function loader({ load }: LoaderArgs) {
  const blocks = Promise.allSettled([
    load('home'),
    load('today'),
    load('highlights'),
    load('pinnedPosts'),
    load('pinnedDiscounts'),
    ...VENUES.map(({ id }) => load('pageSummary', { slug: id })),
  ]);
  const [config, page] = await Promise.all([
    load('config'),
    load('editorialPage', { slug: 'home' }),
    blocks,
  ]);
  return { page, config };
}

/** The content's title has the brand in it; the shell adds the brand to the titles of other pages only. */
export function meta({ data, ...args }: MetaArgs<Data>): PageMeta {
  const { page, config } = data;
  return { ...editorialHead(page), structuredData: [mallPlace(args, config), webSite(args)] };
}

function Greeting() {
  const { title, lead } = useApiData('editorialPage', { slug: 'home' });
  return (
    <div className={styles.greeting}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}

export function Component() {
  return (
    <>
      <Deletion />
      <Greeting />
      <div className={styles.blocks}>
        <HomeBlocks />
      </div>
    </>
  );
}
