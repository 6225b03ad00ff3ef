/** A running composition: its site record, its render workers and its page cache. */
import {
  type Composition,
  compositionName,
  type Release,
  type Settings,
  SHELL,
  type SiteRecord,
  siteRecord,
} from '@mall/contracts';
import { clockOffsetOf, type ReleaseStore, type Rollout } from '@mall/release';
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
import { WindowCounter } from '../base/window-counter.ts';
import type { NamedSite, WorkerSetup } from '../render/messages.ts';
import { RenderFailure } from '../render/render-failure.ts';
import { Renderer } from '../render/renderer.ts';
import { FirstErrors } from './first-errors.ts';
import { type Page, type PageRequest, toPage } from './page.ts';
import { PageCache } from './page-cache.ts';
import { MissingReleasesError, readReleases, workerSetup } from './releases.ts';
import { ViewCounts } from './view-counts.ts';

/** Failing URLs that are counted one by one; of more, the least recent are forgotten. */
const MAX_FAILURES = 1_000;
const NEVER = new AbortController().signal;

export interface InstanceContext {
  settings: Settings;
  store: ReleaseStore;
  log: Log;
  metrics: Metrics;
  workerFile: string;
  contentVersion: () => string;
  /** Keeps the site files that pages name. */
  siteFiles: {
    /**
     * @param composition its name.
     * @param revision of the composition; left out for a preview, which no other page gets.
     */
    keep(site: NamedSite, composition: string, revision?: number): void;
  };
  /** Where the server code of the apps finds the API. */
  apiOrigin: string;
  /** Whether no API is ready. */
  isApiAway: () => boolean;
}

interface StartOptions {
  /** Aborts the start and prevents further starts of workers. */
  signal?: AbortSignal;
  missingApps?: readonly string[];
  /** Of a candidate: the composition has its releases. */
  rollout?: Rollout;
}

export class CompositionInstance {
  readonly composition: Composition;
  readonly releases: readonly Release[];
  /** Apps of the composition that are left out. */
  readonly missingApps: readonly string[];
  readonly record: SiteRecord;
  readonly routes: RouteTable;
  readonly errors: FirstErrors;
  readonly renderer: Renderer;
  readonly pages: PageCache;
  /** How views and renders went. */
  readonly counts = new ViewCounts();

  /** By URL. */
  readonly #failures: WindowCounter;

  private constructor(
    context: InstanceContext,
    composition: Composition,
    releases: readonly Release[],
    setup: WorkerSetup,
    { signal = NEVER, missingApps = [], rollout }: StartOptions,
  ) {
    const { settings, log, metrics, workerFile, contentVersion, siteFiles } = context;
    this.composition = composition;
    this.releases = releases;
    this.missingApps = missingApps;
    this.record = setup.options.site;
    this.routes = routeTable(this.record.apps);
    this.errors = new FirstErrors(
      this.record.apps.map(({ name }) => name),
      (level, fields, message) => log[level](fields, message),
    );
    this.renderer = new Renderer({
      signal,
      workerFile,
      routes: this.routes,
      log: this.errors.log,
      contentVersion,
      processes: settings.RENDER_PROCESSES,
      memoryMb: settings.RENDER_MEMORY_MB,
      uid: settings.RENDER_UID,
      setup,
      clockOffset: this.record.preview?.clockOffset,
      onSite: (site, { preview }) =>
        siteFiles.keep(site, this.name, preview || rollout ? undefined : composition.revision),
      onRestart: () => metrics.workerRestarts.inc(),
    });
    const freshMs = settings.PAGE_TTL_SECONDS * 1_000;
    // A span of 0 would never end.
    this.#failures = new WindowCounter(freshMs || 1, MAX_FAILURES);
    this.pages = new PageCache({
      freshMs,
      contentVersion,
      render: (request) =>
        metrics.timeRender(this.#ownerOf(request), () => this.#render(request, context)),
    });
  }

  /** Starts a composition beside the live one. @throws when a release is missing or does not start. */
  static async start(
    context: InstanceContext,
    composition: Composition,
    options: StartOptions = {},
  ): Promise<CompositionInstance> {
    const { missingApps = [] } = options;
    const present = Object.entries(composition.apps).filter(([app]) => !missingApps.includes(app));
    const apps = Object.fromEntries(present);
    const { releases, missing } = await readReleases({ apps }, context.store);
    if (missing.length > 0) throw new MissingReleasesError(missing);
    const record = {
      ...siteRecord(composition, releases, context.settings),
      ...candidateFields(releases, options.rollout),
    };
    const setup = await workerSetup(record, releases, context);
    const instance = new CompositionInstance(context, composition, releases, setup, options);
    await instance.renderer.pool.start();
    return instance;
  }

  /** The app whose page it is; those that do not exist are the shell's. */
  #ownerOf({ url }: PageRequest) {
    return this.#labelsOf(this.routes.match(pathOf(url))?.app ?? SHELL);
  }

  #labelsOf(app: string) {
    return { app, release: this.composition.apps[app] ?? '' };
  }

  async #render(request: PageRequest, { metrics, isApiAway }: InstanceContext): Promise<Page> {
    const count = (isBad: boolean) => {
      // Without an API pages fail whatever was released.
      if (!isBad || !isApiAway()) this.#count(request, isBad);
    };
    const page = await this.renderer.render(request).catch((error: unknown) => {
      // Others mean that the renderer is full or closing, not that the page fails.
      if (error instanceof RenderFailure) count(true);
      throw error;
    });
    // Only known names: a worker could send any number of others.
    const failed = Object.keys(this.composition.apps).filter((app) => page.failed.includes(app));
    for (const app of failed) metrics.failedApps.inc(this.#labelsOf(app));
    count(failed.length > 0);
    return toPage(page, this.name);
  }

  /** A page that fails is not cached; it counts no more often than one that is. */
  #count({ url }: PageRequest, isBad: boolean): void {
    if (isBad && this.#failures.add(1, url) > 1) return;
    this.counts.add('failed renders', isBad);
  }

  /** As pages and logs name it: `12`, or `12.1a2b3c4d` for a candidate. */
  get name(): string {
    return compositionName(this.record);
  }

  /** The URL of the page that `url` asks for: without query keys that the page does not declare. */
  pageUrl(url: string): string {
    return declaredUrl(this.routes, url);
  }

  /** False for a path that neither a page nor a redirect has. */
  hasPath(pageUrl: string): boolean {
    return this.routes.match(pathOf(pageUrl)) !== undefined;
  }

  /** Whether clients can make up such a page's URL: it has a query, a slug, or no route. */
  isGuessable(pageUrl: string): boolean {
    const found = this.routes.match(pathOf(pageUrl));
    return pageUrl.includes('?') || !found || hasParams(found.pattern);
  }

  loggedPath(url: string): string {
    return loggedPath(this.routes, url);
  }
}

function candidateFields(
  releases: readonly Release[],
  rollout: Rollout | undefined,
): Partial<Pick<SiteRecord, 'rollout' | 'preview' | 'vitalsPercent'>> {
  if (!rollout) return {};
  const { id, kind, apps, until = '' } = rollout;
  // Few visitors get a canary, and it is judged by what they report.
  if (kind !== 'preview') return { rollout: id, vitalsPercent: 100 };
  const shown = releases
    .filter(({ app }) => app in apps)
    .map(({ app, id: release, mf }) => ({ app, release, owner: mf.owner }));
  const preview = { apps: shown, until, clockOffset: clockOffsetOf(rollout) };
  return { rollout: id, preview, vitalsPercent: 0 };
}
