/** Every page of the site in each language: the table that the suites go through. */
import {
  LANGUAGE_QUERY_KEY,
  LANGUAGES,
  type Language,
  type Route,
  readSettings,
} from '@mall/contracts';
import { phaseOf, ROUTES } from './routes.ts';

type Localized = Record<Language, string>;

export interface SitePage {
  path: string;
  language: Language;
  text: string;
  /** 404 for the not-found page, 410 for a campaign that is over. */
  status: number;
  indexed: boolean;
}

/** A text of each route, by the route's id: content that no header, footer or error page has. */
const TEXTS: Record<string, Localized> = {
  home: { hu: 'Friss hírek', en: 'Latest news' },
  shops: { hu: 'Sportisimo', en: 'Sportisimo' },
  'shop-map': { hu: 'Emelet', en: 'First floor' },
  shop: { hu: 'H&M', en: 'H&M' },
  cinema: { hu: 'Csillagköd', en: 'Captain of the Nebula' },
  movie: { hu: 'Vetítések a következő napokban', en: 'Screenings in the coming days' },
  news: {
    hu: 'Adventi fények ünnepe a központi téren',
    en: 'Festival of Advent lights on the central square',
  },
  post: { hu: 'Csillagkészítő műhely', en: 'Star-making workshop' },
  events: { hu: 'Rájaetetés', en: 'Ray feeding' },
  discounts: { hu: 'Csizmák és bakancsok negyedével olcsóbban', en: 'Boots for a quarter less' },
  discount: { hu: 'A kedvezményt a pénztárnál vonják le.', en: 'taken off at the till' },
  entertainment: { hu: 'Kinek melyik?', en: 'Which one for whom?' },
  tropicarium: { hu: 'Mit láthatsz?', en: 'What is there to see?' },
  kockapark: { hu: 'Kedvezményes napijegy', en: '2,390' },
  playhouse: { hu: '3500', en: '3,500' },
  'gift-card': { hu: 'A kiadás szünetel', en: 'Issuing is suspended' },
  'loyalty-card': { hu: 'Miért jó, ha van?', en: 'Why have one?' },
  'password-mail': { hu: 'Nem jött meg a levél?', en: 'No message arrived?' },
  'forgotten-password': { hu: 'Lejárt a hivatkozás?', en: 'Has the link expired?' },
  'account-deletion': { hu: 'Mi törlődik?', en: 'What is deleted?' },
  contact: { hu: 'Belmagasság a garázsban', en: 'Headroom in the garage' },
  info: { hu: 'Csendes órák és autizmus', en: 'Quiet hours and autism' },
  search: { hu: 'Mit keresel?', en: 'What are you looking for?' },
  privacy: { hu: 'Kamerák az épületben', en: 'Cameras in the building' },
  cookies: { hu: 'Más cégek tartalma', en: 'Content of other companies' },
  terms: { hu: 'Házirend', en: 'House rules' },
  accessibility: { hu: 'Hogyan ellenőrizzük?', en: 'How we check it' },
  storybook: { hu: 'Rája Rozi kérdez', en: 'Rosie the Ray asks' },
  app: { hu: 'Mit tud?', en: 'What does it do?' },
  'app-qr': { hu: 'Így olvasd be', en: 'How to scan it' },
  'mikulas-nyomaban': { hu: 'A hét állomás', en: 'The seven stops' },
  capakkozott: { hu: 'Vezetett séta az üvegalagútban', en: 'Guided walk through the glass tunnel' },
  husvet: { hu: 'Elbújt tizenkét festett tojás', en: 'Twelve painted eggs are hidden' },
  tavasz: { hu: 'Új cipő, új frizura, új kedv', en: 'New shoes, new haircut, new mood' },
  tel: { hu: 'Januárban jó bekuckózni', en: 'January is for nesting' },
};

/** What `:slug` is in the routes that have one, by the route's id. */
const SLUGS: Record<string, string> = {
  shop: 'hm',
  movie: 'csillagkod-kapitanya',
  post: 'adventi-fenyek-unnepe',
  discount: 'humanic-csizmak',
  'forgotten-password': 'token',
};

const { BRAND_SLUG } = readSettings({});

/** @throws when a table above lacks the route. */
function entryOf<Value>(table: Record<string, Value>, name: string, { id }: Route): Value {
  const value = table[id];
  if (value === undefined) throw new Error(`${name} in e2e/site/pages.ts lacks the route ${id}`);
  return value;
}

function pathOf(route: Route, language: Language): string {
  const path = route.paths[language]
    .replace('{product}', BRAND_SLUG)
    .replace(':slug', () => entryOf(SLUGS, 'SLUGS', route));
  const isEnglishVariant = language === 'en' && route.paths.hu === route.paths.en;
  return isEnglishVariant ? `${path}?${LANGUAGE_QUERY_KEY}=en` : path;
}

const NOT_FOUND_TEXT: Localized = { hu: 'Az oldal nem található!', en: 'Page not found!' };
const OVER_TEXT: Localized = { hu: 'Ez a kampány véget ért', en: 'This campaign is over' };

/** What the page of a campaign is on the clock of the test run. */
function responseTo(route: Route): { status: number; text: Localized } {
  const phase = route.campaign === undefined ? 'running' : phaseOf(route.campaign);
  if (phase === 'before') return { status: 404, text: NOT_FOUND_TEXT };
  if (phase === 'over') return { status: 410, text: OVER_TEXT };
  return { status: 200, text: entryOf(TEXTS, 'TEXTS', route) };
}

function pagesOf(route: Route): SitePage[] {
  const { status, text } = responseTo(route);
  return LANGUAGES.map((language) => ({
    path: pathOf(route, language),
    language,
    text: text[language],
    status,
    indexed: status === 200 && !route.token && route.queryKeys?.search === undefined,
  }));
}

const NOT_FOUND = LANGUAGES.map((language) => ({
  path: '/nincs-ilyen',
  language,
  text: NOT_FOUND_TEXT[language],
  status: 404,
  indexed: false,
}));

export const SITE_PAGES: readonly SitePage[] = [...ROUTES.flatMap(pagesOf), ...NOT_FOUND];
