/** A running composition: its site record, its render workers and its page cache. */
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Composition,
  type Release,
  type Settings,
  SHELL,
  type SiteRecord,
  siteRecord,
} from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import {
  declaredUrl,
  hasParams,
  loggedPath,
  pathOf,
  type RouteTable,
  routeTable,
} from '@mall/routing';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { NamedSite, WorkerSetup } from '../render/messages.ts';
import { Renderer } from '../render/renderer.ts';
import type { ServerFiles } from '../render/verified-modules.ts';
import { FirstErrors } from './first-errors.ts';
import { toPage } from './page.ts';
import { PageCache } from './page-cache.ts';

/** The share of a render's timeout within which its data and modules must be loaded. */
const LOADING_SHARE = 2 / 3;

export interface InstanceContext {
  settings: Settings;
  store: ReleaseStore;
  log: Log;
  metrics: Metrics;
  workerFile: string;
  contentVersion: () => string;
  /** Keeps the site files that pages name. */
  siteFiles: {
    /** @param revision of the composition; left out for a preview, which no other page gets. */
    keep(site: NamedSite, revision?: number): void;
  };
  /** Where the server code of the apps finds the API. */
  apiOrigin: string;
}

interface MissingRelease {
  app: string;
  id: string;
}

/** Releases that are not in the store, or whose record cannot be read. */
export class MissingReleasesError extends Error {
  readonly missing: readonly MissingRelease[];

  constructor(missing: readonly MissingRelease[]) {
    const names = missing.map(({ app, id }) => `${app}@${id}`).join(', ');
    super(`not in the store or damaged: ${names}; publish the same build again`);
    this.missing = missing;
  }
}

/** The records of a composition's releases, and those that cannot be read. */
export async function readReleases(
  { apps }: Pick<Composition, 'apps'>,
  store: ReleaseStore,
): Promise<{ releases: Release[]; missing: MissingRelease[] }> {
  const ids = Object.entries(apps).map(([app, id]) => ({ app, id }));
  const read = await Promise.all(ids.map(({ app, id }) => store.release(app, id)));
  return {
    releases: read.filter((release) => release !== undefined),
    missing: ids.filter((_id, index) => !read[index]),
  };
}

interface StartOptions {
  /** Aborts the start and prevents further starts of workers. */
  signal?: AbortSignal;
  /** Apps that are left out: their releases cannot be read. */
  missingApps?: readonly string[];
}

type InstanceParts = Pick<
  CompositionInstance,
  'composition' | 'missingApps' | 'releases' | 'record' | 'routes' | 'renderer' | 'errors'
>;

export class CompositionInstance {
  readonly composition: Composition;
  /** Apps of the composition that are left out. */
  readonly missingApps: readonly string[];
  readonly releases: readonly Release[];
  readonly record: SiteRecord;
  readonly routes: RouteTable;
  readonly renderer: Renderer;
  /** The first errors of each app. */
  readonly errors: FirstErrors;
  readonly pages: PageCache;

  private constructor(
    { settings, metrics, contentVersion }: InstanceContext,
    { composition, missingApps, releases, record, routes, renderer, errors }: InstanceParts,
  ) {
    this.composition = composition;
    this.missingApps = missingApps;
    this.releases = releases;
    this.record = record;
    this.routes = routes;
    this.renderer = renderer;
    this.errors = errors;
    this.pages = new PageCache({
      freshMs: settings.PAGE_TTL_SECONDS * 1000,
      contentVersion,
      render: (request) =>
        metrics.timeRender(async () => {
          const page = await renderer.render(request);
          // Only known names: a worker could send any number of others.
          const failed = Object.keys(composition.apps).filter((app) => page.failed.includes(app));
          for (const app of failed) metrics.failedApps.inc({ app });
          return toPage(page, composition.revision);
        }),
    });
  }

  /**
   * Starts a composition beside the live one.
   * @throws when a release is missing or does not start.
   */
  static async start(
    context: InstanceContext,
    composition: Composition,
    { signal, missingApps = [] }: StartOptions = {},
  ): Promise<CompositionInstance> {
    const { store, settings, log, metrics, workerFile, contentVersion, siteFiles } = context;
    const present = Object.entries(composition.apps).filter(([app]) => !missingApps.includes(app));
    const apps = Object.fromEntries(present);
    const { releases, missing } = await readReleases({ apps }, store);
    if (missing.length > 0) throw new MissingReleasesError(missing);
    const record = siteRecord(composition, releases, settings);
    const routes = routeTable(record.apps);
    const errors = new FirstErrors((level, fields, message) => log[level](fields, message));
    const renderer = await Renderer.start({
      signal,
      workerFile,
      routes,
      log: errors.log,
      contentVersion,
      processes: settings.RENDER_PROCESSES,
      memoryMb: settings.RENDER_MEMORY_MB,
      user: renderUser(settings),
      setup: await workerSetup(record, releases, context),
      onSite: (site, { preview }) =>
        siteFiles.keep(site, preview ? undefined : composition.revision),
      onRestart: () => metrics.workerRestarts.inc(),
    });
    const parts = { composition, missingApps, releases, record, routes, renderer, errors };
    return new CompositionInstance(context, parts);
  }

  /** The URL of the page that `url` asks for: without query keys that the page does not declare. */
  pageUrl(url: string): string {
    return declaredUrl(this.routes, url);
  }

  /** Whether clients can make up such a page's URL: it has a query, a slug, or no route. */
  isGuessable(pageUrl: string): boolean {
    const found = this.routes.match(pathOf(pageUrl));
    return pageUrl.includes('?') || !found || hasParams(found.pattern);
  }

  /** The path of `url` for the log. */
  loggedPath(url: string): string {
    return loggedPath(this.routes, url);
  }

  /** Ends the workers once their renders in flight are done, or after `timeoutMs`. */
  close(timeoutMs?: number): Promise<void> {
    return this.renderer.close(timeoutMs);
  }
}

function renderUser({ RENDER_UID: uid, RENDER_GID: gid }: Settings) {
  return uid === undefined ? undefined : { uid, gid: gid ?? uid };
}

async function workerSetup(
  site: SiteRecord,
  releases: readonly Release[],
  { settings, store, apiOrigin }: InstanceContext,
): Promise<WorkerSetup> {
  const serverFiles: ServerFiles = {};
  const entries = await Promise.all(
    releases.map(async ({ app, id, nodeEntry, files }): Promise<[string, string]> => {
      // The module loader uses real paths.
      const folder = await realpath(join(await store.localFolder(app, id), 'node'));
      serverFiles[folder] = Object.fromEntries(files.flatMap(serverFile));
      return [app, join(folder, nodeEntry)];
    }),
  );
  const { [SHELL]: shellEntry, ...nodeEntries } = Object.fromEntries(entries);
  if (!shellEntry) throw new Error('the composition has no shell; promote shell as well');
  const { SENTRY_DSN: sentryDsn } = settings;
  const timeoutMs = settings.RENDER_TIMEOUT_SECONDS * 1000;
  const loadTimeoutMs = timeoutMs * LOADING_SHARE;
  const responseTtlMs = settings.PAGE_TTL_SECONDS * 1000;
  return {
    shellEntry,
    serverFiles,
    timeoutMs,
    options: { site, apiOrigin, nodeEntries, sentryDsn, loadTimeoutMs, responseTtlMs },
  };
}

/** Path below the folder of server files, and hash. */
function serverFile({ path, integrity }: Release['files'][number]): [string, string][] {
  return path.startsWith('node/') ? [[path.slice('node/'.length), integrity]] : [];
}
