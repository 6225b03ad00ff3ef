/** Which pages the smoke test renders, and which of them before the swap. */
import {
  LANGUAGES,
  type Release,
  type Route,
  SHELL,
  type SiteApp,
  type TouchedPage,
} from '@mall/contracts';
import { hasParams, type RouteTable } from '@mall/routing';
import { firstSlugs } from './api-slugs.ts';
import type { CompositionInstance, InstanceContext } from './composition-instance.ts';
import { pathsOfEntries } from './entry-paths.ts';
import type { PageRequest } from './page.ts';

export interface TestedPages {
  /** The home page and those that the change can break, by route: rendered before the swap. */
  first: PageRequest[][];
  /** Other pages, by route: rendered after the swap. */
  rest: PageRequest[][];
}

export type TestedComposition = Pick<CompositionInstance, 'releases' | 'record' | 'routes'>;

interface OwnedPage {
  app: string;
  route: Route;
  request: PageRequest;
}

/** Every page without a parameter; a neutral one in each language. */
function fixedPages({ paths }: RouteTable): OwnedPage[] {
  const fixed = paths.filter(({ pattern }) => !hasParams(pattern));
  return fixed.flatMap(({ pattern, language, app, route }) => {
    // A campaign is tested before its time.
    const preview = route.campaign === undefined ? {} : { preview: true };
    return (language ? [language] : LANGUAGES).map((storedLanguage) => {
      return { app, route, request: { url: pattern, storedLanguage, ...preview } };
    });
  });
}

/**
 * A page of each route whose paths have a parameter: of the first item in its API list, in each language.
 * A list that the API does not send costs only its own pages.
 */
async function itemPages(
  { record, routes: table }: TestedComposition,
  { apiOrigin, log }: Pick<InstanceContext, 'apiOrigin' | 'log'>,
): Promise<OwnedPage[]> {
  const routes = record.apps.flatMap(({ name, routes }) =>
    routes.map((route) => ({ app: name, route })),
  );
  const pagesOf = async (app: string, route: Route): Promise<OwnedPage[]> => {
    if (!route.entries) return [];
    const slugs = await firstSlugs(apiOrigin, route.entries);
    const [paths] = pathsOfEntries(route, slugs, table);
    if (!paths) return [];
    return LANGUAGES.map((language) => {
      return { app, route, request: { url: paths[language], storedLanguage: language } };
    });
  };
  const pages = routes.map(({ app, route }) =>
    pagesOf(app, route).catch((err: unknown) => {
      const fields = { err, app, route: route.id };
      log.warn(fields, 'no page of an item is tested: the API does not list any');
      return [];
    }),
  );
  return (await Promise.all(pages)).flat();
}

function manifestOf(app: SiteApp | undefined): Set<string> {
  const { routes = [], redirects = [], slots = [], navigation = [] } = app ?? {};
  return new Set(
    [...routes, ...redirects, ...slots, ...navigation].map((part) => JSON.stringify(part)),
  );
}

const appsOf = ({ record }: TestedComposition) =>
  new Map(record.apps.map((app) => [app.name, app]));

/** Apps whose code shows one of `slots` without a route that declares it. */
function appsShowing(slots: ReadonlySet<string>, releases: readonly Release[]): string[] {
  const shows = ({ mf, uses }: Release) =>
    uses.slots.some(
      ({ slot }) => slots.has(slot) && !mf.routes.some((route) => route.slots.includes(slot)),
    );
  return releases.filter(shows).map(({ app }) => app);
}

/** The first page of each app in each language: a new link in the menus is on all of its pages alike. */
function firstPages(pages: readonly OwnedPage[]): Set<OwnedPage | undefined> {
  const groups = Map.groupBy(pages, ({ app, request }) => `${app} ${request.storedLanguage}`);
  return new Set(groups.values().map(([first]) => first));
}

/**
 * Whether a page can be broken by the change. A new shell, and an app that goes, or takes away or
 * changes its routes, slots or menus, can break every page. Another release of an app can break the
 * pages on which it runs; and what it adds, as a new app does, the menus.
 */
function touchedBy(
  candidate: TestedComposition,
  live: TestedComposition,
  pages: readonly OwnedPage[],
): (page: OwnedPage) => boolean {
  const [next, before] = [appsOf(candidate), appsOf(live)];
  const names = [...new Set([...next.keys(), ...before.keys()])];
  const changed = names.filter((name) => next.get(name)?.release !== before.get(name)?.release);
  const manifests = changed.map((name) => {
    return { next: manifestOf(next.get(name)), before: manifestOf(before.get(name)) };
  });
  const isSmall = manifests.every(({ next, before }) => before.isSubsetOf(next));
  if (!isSmall || changed.includes(SHELL)) return () => true;
  const adds = manifests.some(({ next, before }) => next.size > before.size);
  const ofMenus = adds ? firstPages(pages) : new Set<OwnedPage>();
  const slots = new Set(
    changed.flatMap((name) => next.get(name)?.slots ?? []).map(({ name }) => name),
  );
  const apps = new Set([...changed, ...appsShowing(slots, candidate.releases)]);
  return (page) =>
    ofMenus.has(page) || apps.has(page.app) || page.route.slots.some((slot) => slots.has(slot));
}

function requestsByRoute(pages: readonly OwnedPage[]): PageRequest[][] {
  const routes = Object.groupBy(pages, ({ app, route }) => `${app} ${route.id}`);
  return Object.values(routes).map((ofRoute = []) => ofRoute.map(({ request }) => request));
}

/** Every page without a parameter and one of each API list, in each language, by whether the change can break it. */
async function pagesByTouch(
  candidate: TestedComposition,
  live: TestedComposition | undefined,
  context: Pick<InstanceContext, 'apiOrigin' | 'log'>,
): Promise<{ touched: OwnedPage[]; untouched: OwnedPage[] }> {
  const pages = [...fixedPages(candidate.routes), ...(await itemPages(candidate, context))];
  const isTouched = live ? touchedBy(candidate, live, pages) : () => true;
  const { touched = [], untouched = [] } = Object.groupBy(pages, (page) =>
    isTouched(page) ? 'touched' : 'untouched',
  );
  return { touched, untouched };
}

/** Most visits begin here: the page is in the cache at the swap, even where no change can break it. */
const isHome = ({ request }: OwnedPage) => request.url === '/';

/**
 * @param live the composition that the candidate replaces. Without one the home page comes first, alone:
 * no other outcome would keep the gateway from serving the candidate, and until then it serves nothing.
 */
export async function testedPages(
  candidate: TestedComposition,
  live: TestedComposition | undefined,
  context: Pick<InstanceContext, 'apiOrigin' | 'log' | 'settings'>,
): Promise<TestedPages> {
  const { touched, untouched } = await pagesByTouch(candidate, live, context);
  const [early, late] = live ? [touched, untouched] : [[], touched];
  const others = late.filter((page) => !isHome(page));
  const rest = live && context.settings.SMOKE_TEST === 'changed' ? [] : others;
  return {
    first: requestsByRoute([...early, ...late.filter(isHome)]),
    rest: requestsByRoute(rest),
  };
}

/** The pages that a change can break, for the check of a preview in a browser. */
export async function touchedPages(
  ...args: Parameters<typeof pagesByTouch>
): Promise<TouchedPage[]> {
  const { touched } = await pagesByTouch(...args);
  return touched.map(({ app, route, request }) => {
    return { app, route: route.id, path: request.url, language: request.storedLanguage };
  });
}
