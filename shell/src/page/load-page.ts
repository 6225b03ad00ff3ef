/** Loads a page with its slots: modules, messages and data, all concurrently. */
import type { Language } from '@mall/contracts';
import { ApiError } from '@mall/http';
import { addMessages } from '@mall/i18n';
import { isEnded, type ResolvedPath } from '@mall/routing';
import type { LoaderArgs, RouteModule, SlotModule } from '@mall/runtime';
import { type SlotEntry, slotEntries, slotKey } from '../remotes/slots.ts';
import type { LanguageContext } from '../site/language-context.ts';
import type { PageState } from '../site/page-state.ts';
import type { ComposedSite } from '../site/site-context.ts';

type PagePath = Extract<ResolvedPath, { kind: 'page' }>;

type TimeLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

const unlimited: TimeLimit = (work) => work();

export interface PageLoading extends ComposedSite {
  languageContext: LanguageContext;
  url: URL;
  limit?: TimeLimit;
  /** Called for each part that could not be loaded. */
  onFailure(part: { app: string; part: string }, error: unknown): void;
}

async function loadModule<Module extends RouteModule | SlotModule>(
  { registry, languageContext }: PageLoading,
  app: string,
  exposed: string,
): Promise<Module> {
  const [module, messages] = await Promise.all([
    registry.load<Module>(app, exposed),
    registry.messages(app, languageContext.language),
  ]);
  if (messages) addMessages(languageContext.i18n, app, languageContext.language, messages);
  return module;
}

function argsOf(loading: PageLoading, params: Record<string, string>): LoaderArgs {
  const { languageContext, url } = loading;
  const { language, load } = languageContext;
  return { params, url, language, load };
}

export async function loadSlot(
  loading: PageLoading,
  entry: SlotEntry,
  params: Record<string, string>,
): Promise<SlotModule> {
  const module = await loadModule<SlotModule>(loading, entry.app, entry.module);
  loading.languageContext.slotsReady.add(slotKey(entry));
  await module.loader?.(argsOf(loading, params));
  return module;
}

/** Loads a part of the page that can be left out: a failure is reported, and returns undefined. */
async function attempt<Result>(
  { limit = unlimited, onFailure }: PageLoading,
  part: { app: string; part: string },
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await limit(work);
  } catch (error) {
    onFailure(part, error);
    return undefined;
  }
}

/** A slot that fails shows its fallback. */
async function loadSlots(
  loading: PageLoading,
  slots: readonly string[],
  params: Record<string, string>,
): Promise<void> {
  const entries = slots.flatMap((slot) => slotEntries(loading.site, slot));
  await Promise.all(
    entries.map((entry) =>
      attempt(loading, { app: entry.app, part: entry.module }, () =>
        loadSlot(loading, entry, params),
      ),
    ),
  );
}

async function loadConfig(loading: PageLoading): Promise<void> {
  const load = () => loading.languageContext.load('config');
  await attempt(loading, { app: 'shell', part: 'config' }, load);
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

async function loadOver(loading: PageLoading, path: PagePath): Promise<PageState> {
  const { route, app } = path.path;
  const { params, language } = path;
  const title = async () => {
    const campaigns = await loading.languageContext.load('campaignTimes');
    return campaigns.find(({ id }) => id === route.campaign)?.title;
  };
  const [campaign] = await Promise.all([
    attempt(loading, { app, part: 'campaign-times' }, title),
    loadConfig(loading),
  ]);
  return { kind: 'over', language, routeId: route.id, params, campaign };
}

/**
 * For browsers: sends what the page's loader will ask for once its module is there, so that it finds the
 * calls under way. On the server modules are in memory.
 */
export function sendCalls(loading: PageLoading, { path, params }: PagePath): void {
  const { languageContext, site, url } = loading;
  if (url.search !== '' || isEnded(site, path.route)) return;
  const filled = (value: string | number) => (value === ':slug' ? (params.slug ?? '') : value);
  for (const { call, params: named = {} } of path.route.calls) {
    const values = Object.entries(named).map(([name, value]) => [name, filled(value)]);
    // The loader makes a failed call again, and its page shows what is wrong.
    languageContext.load(call, Object.fromEntries(values)).catch(() => undefined);
  }
}

/** Loads the page at `path`. Never throws for a broken part: the state has the failure. */
export async function loadPage(loading: PageLoading, path: PagePath): Promise<PageState> {
  const { limit = unlimited } = loading;
  const { route, app } = path.path;
  const { params, language } = path;
  if (isEnded(loading.site, route)) return loadOver(loading, path);
  const page = async () => {
    const module = await loadModule<RouteModule>(loading, app, route.module);
    return module.loader?.(argsOf(loading, params));
  };
  const [data] = await Promise.allSettled([
    limit(page),
    loadSlots(loading, route.slots, params),
    loadConfig(loading),
  ]);
  if (data.status === 'fulfilled') {
    return { kind: 'page', language, routeId: route.id, params, data: data.value ?? null };
  }
  if (isUnknown(data.reason)) return { kind: 'not-found', language };
  loading.onFailure({ app, part: route.module }, data.reason);
  return { kind: 'unavailable', language, routeId: route.id, params, app };
}

export async function loadNotFound(loading: PageLoading, language: Language): Promise<PageState> {
  await loadConfig(loading);
  return { kind: 'not-found', language };
}

/**
 * Loads the modules of a page that the server has rendered, but for those of deferred slots.
 * @throws when the page's own module cannot be loaded.
 */
export async function loadPageModules(loading: PageLoading, state: PageState): Promise<void> {
  if (state.kind !== 'page') return;
  const found = loading.table.find(state.routeId);
  if (!found) throw new Error(`no app has the route ${state.routeId}`);
  const { module, slots, deferredSlots } = found.route;
  const slotsAtOnce = slots.filter((slot) => !deferredSlots.includes(slot));
  await Promise.all([
    loadModule(loading, found.app, module),
    loadSlots(loading, slotsAtOnce, state.params),
  ]);
}
