/** The parts that the drill breaks: a page of each remote, and a slot of each remote that fills one. */
import { readSettings, SITE_FILE_PATH, type SiteRecord } from '@mall/contracts';

export interface Part {
  app: string;
  kind: 'page' | 'slot';
  module: string;
  path: string;
  /** A declared query key of the path, by which the server is asked for a fault; a dialog is not rendered there. */
  key?: string;
  /** The name of the slot. */
  slot?: string;
  /** HTML that the part has only when it is whole. */
  mark: string;
}

const { BRAND_SLUG } = readSettings({});

export const PARTS: readonly Part[] = [
  { app: 'shops', module: './pages/shops', path: '/uzletek', key: 'szint', mark: 'Sportisimo' },
  { app: 'cinema', module: './pages/cinema', path: '/mozi', key: 'nap', mark: 'Csillagköd' },
  {
    ...{ app: 'content', module: './pages/news', path: '/aktualitasok', key: 'tema' },
    mark: 'Adventi fények ünnepe a központi téren',
  },
  {
    ...{ app: 'cards', module: './pages/account-deletion', path: `/my${BRAND_SLUG}-torles` },
    ...{ key: 'accountDeletion', mark: 'Mi törlődik?' },
  },
  {
    ...{ app: 'campaigns', module: './pages/capakkozott', path: '/capakkozott', key: 'kod' },
    mark: 'Vezetett séta az üvegalagútban',
  },
  {
    ...{ app: 'shops', module: './slots/shops-teaser', slot: 'shops-teaser' },
    ...{ path: '/', key: 'deleted', mark: 'aria-label="Néhány üzletünk"' },
  },
  {
    ...{ app: 'cinema', module: './slots/featured-movies', slot: 'featured-movies' },
    ...{ path: '/', key: 'deleted', mark: 'aria-label="Kiemelt filmek a moziban"' },
  },
  // In a dialog, which only browsers show.
  { app: 'content', module: './slots/newsletter', path: '/kapcsolat', mark: 'name="email"' },
].map((part) => ({ ...part, kind: part.module.startsWith('./pages/') ? 'page' : 'slot' }));

/** What takes the place of a page that failed. */
export const NOT_AVAILABLE = 'Ez az oldal most nem elérhető';

/** The live app. A gateway sends the record of the live composition for a version that it does not know. */
export async function liveApp(origin: string, { app }: Pick<Part, 'app'>) {
  const response = await fetch(`${origin}${SITE_FILE_PATH}?v=drill`);
  const { apps } = (await response.json()) as SiteRecord;
  return apps.find(({ name }) => name === app);
}

/** The part's name in faults: `cinema-page`. */
export const partName = ({ app, kind }: Pick<Part, 'app' | 'kind'>) => `${app}-${kind}`;

/** Where its source is below `src/`. */
export const sourceOf = ({ module, kind }: Part) => `src/${module.slice(2)}/${kind}.tsx`;

/** Its own built file below `web/` or `node/`, without the extension. */
export const chunkOf = ({ module }: Part) => module.slice(2).replace('/', '-');
