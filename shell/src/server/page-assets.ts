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

function withMessages(modules: Module[], language: Language): Module[] {
  const apps = new Set([SHELL, ...modules.map(({ app }) => app)]);
  return [...modules, ...[...apps].map((app) => ({ app, exposed: `./messages/${language}` }))];
}

export interface PageAssets {
  styles: string[];
  scripts: string[];
  preloads: string[];
  fonts: string[];
}

/** Files of the shared modules that come only when a page asks for them. */
function lazyShared(site: SiteRecord, exposed: readonly ExposedModule[]): ModuleAssets[] {
  const provides = site.apps.find(({ name }) => name === SHELL)?.provides ?? {};
  return [...new Set(exposed.flatMap(({ shared }) => shared))].flatMap(
    (name) => provides[name] ?? [],
  );
}

export function pageAssets(site: SiteRecord, table: RouteTable, state: PageState): PageAssets {
  const app = (name: string) => site.apps.find((candidate) => candidate.name === name);
  const modules = withMessages(modulesOf(site, table, state), state.language);
  const remotes = new Set(modules.map(({ app: name }) => name).filter((name) => name !== SHELL));
  const exposed = modules.flatMap(({ app: name, exposed }) => app(name)?.exposes[exposed] ?? []);
  const assets = [...lazyShared(site, exposed), ...exposed];
  const shell = app(SHELL);
  return {
    styles: [...new Set([...(shell?.entry.css ?? []), ...assets.flatMap(({ css }) => css)])],
    scripts: shell?.entry.js ?? [],
    preloads: [
      ...new Set([
        ...[...remotes].flatMap((name) => app(name)?.entry.js ?? []),
        ...assets.flatMap(({ js }) => js),
      ]),
    ],
    fonts: shell?.fonts ?? [],
  };
}
