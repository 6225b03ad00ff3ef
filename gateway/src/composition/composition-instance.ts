/** A running composition: its site record, its render worker and its page cache. */
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
import type { Log } from '../log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { toPage } from '../pages/page.ts';
import { PageCache } from '../pages/page-cache.ts';
import type { WorkerSetup } from '../render/messages.ts';
import { Renderer } from '../render/renderer.ts';

/** The part of a render's time in which its data and modules must be there. */
const LOADING_SHARE = 2 / 3;

export interface InstanceContext {
  settings: Settings;
  store: ReleaseStore;
  log: Log;
  metrics: Metrics;
  workerFile: string;
  contentVersion: () => string;
}

export class CompositionInstance {
  readonly composition: Composition;
  readonly releases: readonly Release[];
  readonly record: SiteRecord;
  readonly renderer: Renderer;
  readonly pages: PageCache;

  private constructor(
    { settings, metrics, contentVersion }: InstanceContext,
    composition: Composition,
    releases: readonly Release[],
    record: SiteRecord,
    renderer: Renderer,
  ) {
    this.composition = composition;
    this.releases = releases;
    this.record = record;
    this.renderer = renderer;
    this.pages = new PageCache({
      freshMs: settings.PAGE_TTL_SECONDS * 1000,
      contentVersion,
      render: (request) =>
        metrics.timeRender(async () =>
          toPage(await renderer.render(request), composition.revision),
        ),
    });
  }

  /** Starts a composition beside the live one. @throws when a release is missing or does not start. */
  static async start(
    context: InstanceContext,
    composition: Composition,
  ): Promise<CompositionInstance> {
    const { store, settings, log, metrics, workerFile } = context;
    const releases = await readReleases(composition, store);
    const record = siteRecord(composition, releases, settings);
    const renderer = await Renderer.start({
      workerFile,
      log,
      timeoutMs: settings.RENDER_TIMEOUT_SECONDS * 1000,
      setup: await workerSetup(record, releases, context),
      onRestart: () => metrics.workerRestarts.inc(),
    });
    return new CompositionInstance(context, composition, releases, record, renderer);
  }

  /** Ends the worker once its renders in flight are done. */
  close(): Promise<void> {
    return this.renderer.close();
  }
}

async function readReleases(composition: Composition, store: ReleaseStore): Promise<Release[]> {
  return Promise.all(
    Object.entries(composition.apps).map(async ([app, id]) => {
      const release = await store.release(app, id);
      if (!release) throw new Error(`${app}@${id} is not in the store`);
      return release;
    }),
  );
}

async function workerSetup(
  site: SiteRecord,
  releases: readonly Release[],
  { settings, store }: InstanceContext,
): Promise<WorkerSetup> {
  const entries = await Promise.all(
    releases.map(
      async ({ app, id, nodeEntry }): Promise<[string, string]> => [
        app,
        join(await store.localFolder(app, id), 'node', nodeEntry),
      ],
    ),
  );
  const { [SHELL]: shellEntry, ...nodeEntries } = Object.fromEntries(entries);
  if (!shellEntry) throw new Error('the composition has no shell; promote shell as well');
  const { apiOrigin, SENTRY_DSN: sentryDsn } = settings;
  const loadTimeoutMs = settings.RENDER_TIMEOUT_SECONDS * 1000 * LOADING_SHARE;
  return { shellEntry, options: { site, apiOrigin, nodeEntries, sentryDsn, loadTimeoutMs } };
}
