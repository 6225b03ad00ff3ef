/** Which files a page needs: the shell's, and exactly those of its modules (facts of the release record). */
import {
  type ExposedModule,
  type Language,
  type ModuleAssets,
  SHELL,
  type SiteRecord,
} from '@mall/contracts';
import type { RouteTable } from '@mall/routing';
import { slotEntries, slotKey } from '../remotes/slots.ts';
import type { PageState } from '../site/page-state.ts';

interface Module {
  app: string;
  module: string;
}

function modulesOf(site: SiteRecord, table: RouteTable, state: PageState) {
  const found = state.kind === 'page' ? table.find(state.routeId) : undefined;
  if (!found) return { all: [], atOnce: [] };
  const { module, slots, deferredSlots } = found.route;
  const filling = (names: readonly string[]) => names.flatMap((slot) => slotEntries(site, slot));
  const later = new Set(filling(deferredSlots).map(slotKey));
  const all: Module[] = [{ app: found.app, module }, ...filling(slots)];
  return { all, atOnce: all.filter((one) => !later.has(slotKey(one))) };
}

function withMessages(modules: Module[], language: Language): Module[] {
  const apps = new Set([SHELL, ...modules.map(({ app }) => app)]);
  return [...modules, ...[...apps].map((app) => ({ app, module: `./messages/${language}` }))];
}

export interface Script {
  url: string;
  /** The hash that its bytes must have. */
  integrity: string;
}

/** URLs of files. The head's script runs the shell's scripts and those of modules after the first paint. */
export interface PageAssets {
  /** The shell's first. */
  styles: string[];
  scripts: Script[];
  moduleScripts: Script[];
  /** Fonts and scripts that the first paint needs. */
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
    modules.flatMap(({ app: name, module }) => app(name)?.exposes[module] ?? []);
  const { all, atOnce } = modulesOf(site, table, state);
  const modules = withMessages(atOnce, state.language);
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
