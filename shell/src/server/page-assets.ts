/** Which files a page needs: the shell's, and exactly those of its modules (facts of the release record). */
import {
  type ExposedModule,
  type Language,
  type ModuleAssets,
  SHELL,
  type SiteRecord,
} from '@mall/contracts';
import type { RouteTable } from '@mall/routing';
import { slotEntries } from '../remotes/slots.ts';
import type { PageState } from '../site/page-state.ts';

interface Module {
  app: string;
  exposed: string;
}

function modulesOf(site: SiteRecord, table: RouteTable, state: PageState): Module[] {
  if (state.kind !== 'page') return [];
  const found = table.find(state.routeId);
  if (!found) return [];
  const slots = found.route.slots.flatMap((slot) => slotEntries(site, slot));
  return [
    { app: found.app, exposed: found.route.module },
    ...slots.map(({ app, module }) => ({ app, exposed: module })),
  ];
}

/** Without what deferred slots load later. */
function modulesAtOnce(modules: Module[], site: SiteRecord, table: RouteTable, state: PageState) {
  if (state.kind !== 'page') return modules;
  const deferred = table.find(state.routeId)?.route.deferredSlots ?? [];
  const later = deferred.flatMap((slot) => slotEntries(site, slot));
  return modules.filter(
    ({ app, exposed }) => !later.some((slot) => slot.app === app && slot.module === exposed),
  );
}

function withMessages(modules: Module[], language: Language): Module[] {
  const apps = new Set([SHELL, ...modules.map(({ app }) => app)]);
  return [...modules, ...[...apps].map((app) => ({ app, exposed: `./messages/${language}` }))];
}

export interface Script {
  url: string;
  /** The hash that its bytes must have. */
  integrity: string;
}

export interface PageAssets {
  styles: string[];
  scripts: Script[];
  moduleScripts: Script[];
  fonts: string[];
  headScripts: Script[];
}

/** Files of the shared modules that come only when a page asks for them. */
function lazyShared(site: SiteRecord, exposed: readonly ExposedModule[]): ModuleAssets[] {
  const provides = site.apps.find(({ name }) => name === SHELL)?.provides ?? {};
  return [...new Set(exposed.flatMap(({ shared }) => shared))].flatMap(
    (name) => provides[name] ?? [],
  );
}

const made = new WeakMap<SiteRecord, Map<string, PageAssets>>();

/** The stylesheets of deferred slots are in their place in the page. Made once for each kind of page. */
export function pageAssets(site: SiteRecord, table: RouteTable, state: PageState): PageAssets {
  const ofSite = made.get(site) ?? new Map<string, PageAssets>();
  const key = `${state.language} ${state.kind === 'page' ? state.routeId : ''}`;
  const assets = ofSite.get(key) ?? assetsOf(site, table, state);
  made.set(site, ofSite.set(key, assets));
  return assets;
}

function assetsOf(site: SiteRecord, table: RouteTable, state: PageState): PageAssets {
  const app = (name: string) => site.apps.find((candidate) => candidate.name === name);
  const exposedBy = (modules: readonly Module[]) =>
    modules.flatMap(({ app: name, exposed }) => app(name)?.exposes[exposed] ?? []);
  const all = modulesOf(site, table, state);
  const modules = withMessages(modulesAtOnce(all, site, table, state), state.language);
  const exposed = exposedBy(modules);
  const remotes = new Set(modules.map(({ app: name }) => name).filter((name) => name !== SHELL));
  const shell = app(SHELL);
  const hashes = Object.assign({}, ...site.apps.map(({ integrity }) => integrity));
  const withIntegrity = (url: string): Script => ({ url, integrity: hashes[url] ?? '' });
  const styled = [...lazyShared(site, exposedBy(all)), ...exposed];
  const styles = styled.flatMap(({ css }) => css);
  const entries = [...remotes].flatMap((name) => app(name)?.entry.js ?? []);
  const scripts = [...lazyShared(site, exposed), ...exposed].flatMap(({ js }) => js);
  return {
    styles: [...new Set([...(shell?.entry.css ?? []), ...styles])],
    scripts: (shell?.entry.js ?? []).map(withIntegrity),
    moduleScripts: [...new Set([...entries, ...scripts])].map(withIntegrity),
    fonts: shell?.fonts ?? [],
    headScripts: (shell?.headScripts ?? []).map(withIntegrity),
  };
}
