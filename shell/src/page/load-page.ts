/** Loads a page with its slots: modules and messages, then every loader at once. */
import type { Language, Route, SiteRecord } from '@mall/contracts';
import { ApiError } from '@mall/http';
import { addMessages } from '@mall/i18n';
import type { ResolvedPath, RouteTable } from '@mall/routing';
import type { LoaderArgs, RouteModule, SlotModule } from '@mall/runtime';
import type { ModuleRegistry } from '../remotes/module-registry.ts';
import { type SlotPlace, slotKey, slotPlaces } from '../remotes/slots.ts';
import type { Session } from '../site/session.ts';
import type { PageState } from './page-state.ts';

type PagePath = Extract<ResolvedPath, { kind: 'page' }>;

export interface PageLoading {
  site: SiteRecord;
  table: RouteTable;
  registry: ModuleRegistry;
  session: Session;
  url: URL;
  /** Milliseconds after which a part counts as failed; unlimited when left out. */
  patience?: number;
  /** Told of each part that could not be loaded. */
  onFailure(part: { app: string; part: string }, error: unknown): void;
}

/** @throws {Error} when `work` takes longer than the loading's patience. */
function inTime<Result>({ patience }: PageLoading, work: Promise<Result>): Promise<Result> {
  if (patience === undefined) return work;
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not there after ${patience} ms`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function bringModule<Module extends RouteModule | SlotModule>(
  { registry, session }: PageLoading,
  app: string,
  exposed: string,
): Promise<Module> {
  const [module, messages] = await Promise.all([
    registry.load<Module>(app, exposed),
    registry.messages(app, session.language),
  ]);
  if (messages) addMessages(session.i18n, app, session.language, messages);
  return module;
}

function argsOf({ session, url }: PageLoading, params: Record<string, string>): LoaderArgs {
  return { params, url, language: session.language, load: session.load };
}

/** Brings a slot's module and data. */
export async function bringSlot(
  loading: PageLoading,
  place: SlotPlace,
  params: Record<string, string>,
): Promise<SlotModule> {
  const module = await bringModule<SlotModule>(loading, place.app, place.module);
  loading.session.slotsReady.add(slotKey(place));
  await module.loader?.(argsOf(loading, params));
  return module;
}

/** A broken slot is told of and left to its fallback. */
async function bringSlots(
  loading: PageLoading,
  route: Route,
  params: Record<string, string>,
): Promise<void> {
  const places = route.slots.flatMap((slot) => slotPlaces(loading.site, slot));
  await Promise.all(
    places.map((place) =>
      inTime(loading, bringSlot(loading, place, params)).catch((error: unknown) =>
        loading.onFailure({ app: place.app, part: place.module }, error),
      ),
    ),
  );
}

/** What the chrome shows of the API; without it the chrome shows less. */
async function bringChrome(loading: PageLoading): Promise<void> {
  await inTime(loading, loading.session.load('config')).catch((error: unknown) =>
    loading.onFailure({ app: 'shell', part: 'config' }, error),
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Loads what `path` shows. Never throws for a broken part: the state says so. */
export async function loadPage(loading: PageLoading, path: PagePath): Promise<PageState> {
  const { route, app } = path.path;
  const { params, language } = path;
  const page = async () => {
    const module = await bringModule<RouteModule>(loading, app, route.module);
    return module.loader?.(argsOf(loading, params));
  };
  const [data] = await Promise.allSettled([
    inTime(loading, page()),
    bringSlots(loading, route, params),
    bringChrome(loading),
  ]);
  if (data.status === 'fulfilled') {
    return { kind: 'page', language, routeId: route.id, params, data: data.value ?? null };
  }
  if (isUnknown(data.reason)) return { kind: 'not-found', language };
  loading.onFailure({ app, part: route.module }, data.reason);
  return { kind: 'unavailable', language, routeId: route.id, params, app };
}

/** A not-found page needs the chrome alone. */
export async function loadNotFound(loading: PageLoading, language: Language): Promise<PageState> {
  await bringChrome(loading);
  return { kind: 'not-found', language };
}

/**
 * Brings what a page needs that the server has rendered: its module, and those slots that load.
 * @throws when the page's own module cannot be loaded.
 */
export async function bringPageModules(loading: PageLoading, state: PageState): Promise<void> {
  if (state.kind !== 'page') return;
  const found = loading.table.find(state.routeId);
  if (!found) throw new Error(`no app has the route ${state.routeId}`);
  await Promise.all([
    bringModule(loading, found.app, found.route.module),
    bringSlots(loading, found.route, state.params),
  ]);
}
