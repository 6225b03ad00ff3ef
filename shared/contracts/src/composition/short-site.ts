/**
 * The site record as browsers load it: without what the server alone reads, and without what follows
 * from the names in it, as the names of most files do.
 */
import { LANGUAGES } from '../language.ts';
import { SHELL } from './app.ts';
import { releaseFileUrl } from './release-file-url.ts';
import type { SiteApp, SiteRecord } from './site-record.ts';

type Named = Pick<SiteApp, 'name' | 'release'>;
type Route = Partial<SiteApp['routes'][number]>;
type Slot = Partial<SiteApp['slots'][number]>;

interface ShortApp extends Named, Pick<SiteApp, 'redirects' | 'navigation'> {
  /** Without what is as `usualRoute` says. */
  routes: Route[];
  /** Without what is as `usualSlot` says. */
  slots: Slot[];
  /** URL of a script that is not `usualEntry`. */
  entry?: string;
  /** The entry's. The hashes of the other scripts are in the container. */
  integrity?: string;
  /** Styles of modules that are not `usualStyles`; null for a module that is not exposed. */
  styles: Record<string, string[] | null>;
}

export interface ShortSite extends Omit<SiteRecord, 'apps'> {
  apps: ShortApp[];
}

const usualRoute = ({ id }: Route) => ({
  ...{ module: `./pages/${id}`, aliases: [], slots: [], deferredSlots: [] },
  ...{ token: false, sitemap: true, footer: true },
});

const usualSlot = ({ name }: Slot) => ({ module: `./slots/${name}`, order: 0 });

const usualEntry = ({ name, release }: Named) =>
  releaseFileUrl(name, release, name === SHELL ? 'shell.js' : 'remoteEntry.js');

/** `./pages/shop-map` has the styles `pages-shop-map.css`; messages have none. */
const usualStyles = ({ name, release }: Named, module: string) =>
  module.startsWith('./messages/')
    ? []
    : [releaseFileUrl(name, release, `${module.slice(2).replace('/', '-')}.css`)];

/** The modules that a browser may load. */
const modulesOf = ({ routes, slots }: Pick<SiteApp, 'routes' | 'slots'>): string[] => [
  ...[...routes, ...slots].map(({ module }) => module),
  ...LANGUAGES.map((language) => `./messages/${language}`),
];

/** `value` without what is as in `usual`. */
function unusual<Value extends object>(value: Value, usual: object): Partial<Value> {
  const known = new Map(Object.entries(usual).map(([key, held]) => [key, JSON.stringify(held)]));
  const entries = Object.entries(value).filter(
    ([key, held]) => known.get(key) !== JSON.stringify(held),
  );
  return Object.fromEntries(entries) as Partial<Value>;
}

function shortApp(app: SiteApp): ShortApp {
  const { name, release, redirects, navigation } = app;
  const each = (read: (module: string) => string[] | null) =>
    Object.fromEntries(modulesOf(app).map((module) => [module, read(module)]));
  const styles = each((module) => app.exposes[module]?.css ?? null);
  const [entry = ''] = app.entry.js;
  // The shell's entry runs already.
  const hash = name === SHELL ? undefined : app.integrity[entry];
  return {
    ...{ name, release, redirects, navigation },
    routes: app.routes.map((route) => unusual(route, usualRoute(route))),
    slots: app.slots.map((slot) => unusual(slot, usualSlot(slot))),
    ...unusual({ entry }, { entry: usualEntry(app) }),
    ...(hash && { integrity: hash }),
    styles: unusual(
      styles,
      each((module) => usualStyles(app, module)),
    ) as ShortApp['styles'],
  };
}

/** The record without what only the server reads, as short as `wholeSite` can read it. */
export function shortSite(site: SiteRecord): ShortSite {
  return { ...site, apps: site.apps.map(shortApp) };
}

function wholeApp({ routes, slots, styles, integrity, ...app }: ShortApp): SiteApp {
  const entry = app.entry ?? usualEntry(app);
  const listed = {
    routes: routes.map((route) => ({ ...usualRoute(route), ...route })) as SiteApp['routes'],
    slots: slots.map((slot) => ({ ...usualSlot(slot), ...slot })) as SiteApp['slots'],
  };
  const exposes = modulesOf(listed).flatMap((module) => {
    const css = module in styles ? styles[module] : usualStyles(app, module);
    return css ? [[module, { js: [], css, shared: [] }]] : [];
  });
  return {
    ...app,
    ...listed,
    entry: { js: entry ? [entry] : [], css: [] },
    exposes: Object.fromEntries(exposes),
    ...{ provides: {}, fonts: [], headScripts: [] },
    integrity: integrity ? { [entry]: integrity } : {},
  };
}

/** The record that a browser works with; scripts of modules are left to the containers. */
export function wholeSite({ apps, ...site }: ShortSite): SiteRecord {
  return { ...site, apps: apps.map(wholeApp) };
}
