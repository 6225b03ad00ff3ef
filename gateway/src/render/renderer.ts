/** Renders pages even when apps fail: a page is repeated without the app that failed, then without remotes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type RenderRequest, SHELL } from '@mall/contracts';
import { pathOf, type RouteTable } from '@mall/routing';
import pLimit from 'p-limit';
import { FailureIsolation } from './failure-isolation.ts';
import type { NamedSite, RenderedPage } from './messages.ts';
import { RenderFailure, releaseOf } from './render-failure.ts';
import { type PoolOptions, WorkerPool } from './worker-pool.ts';

export interface RendererSettings extends Omit<PoolOptions, 'onLost'> {
  routes: RouteTable;
  contentVersion: () => string;
  onSite: (site: NamedSite, request: RequestedPage) => void;
  onRestart: () => void;
}

/** The renderer adds the content version and the disabled apps. */
type RequestedPage = Omit<RenderRequest, 'disabledApps' | 'contentVersion'>;

const CONCURRENCY = 16;
const MAX_QUEUED = 1_000;
const MAX_ATTEMPTS = 5;

export class Renderer {
  readonly #settings: RendererSettings;
  readonly #limit: ReturnType<typeof pLimit>;
  /** Pages that may have ended a worker are rendered one at a time. */
  readonly #alone = pLimit(1);
  readonly isolation: FailureIsolation;
  readonly pool: WorkerPool;

  constructor(settings: RendererSettings) {
    const { log, routes, setup, onRestart } = settings;
    const isolation = new FailureIsolation(setup.options.site, routes, log);
    this.#settings = settings;
    this.#limit = pLimit(CONCURRENCY * settings.processes);
    this.isolation = isolation;
    this.pool = new WorkerPool({
      ...settings,
      onLost: ({ details }, delayMs) => {
        onRestart();
        isolation.workerLost(details, delayMs);
      },
    });
  }

  get queued(): number {
    return this.#limit.pendingCount;
  }

  /** @throws {Error} when rendering fails even without the remotes, or too many renders are queued. */
  async render(request: RequestedPage): Promise<RenderedPage> {
    if (this.queued >= MAX_QUEUED) throw new Error('too many renders are queued');
    const path = pathOf(request.url);
    const page = this.#limit(() => this.#attempts(request, path));
    return page.finally(() => this.isolation.clear(request));
  }

  async close(timeoutMs = 10_000): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    const isBusy = () => this.#limit.activeCount + this.queued > 0;
    while (isBusy() && performance.now() < deadline) await sleep(20);
    await this.pool.end();
  }

  async #attempts(request: RequestedPage, path: string): Promise<RenderedPage> {
    for (let attempt = 1; ; attempt += 1) {
      const disabledApps = this.isolation.disabledApps(path);
      try {
        return await this.#render(request, disabledApps);
      } catch (error) {
        const retries =
          error instanceof RenderFailure && this.pool.isOpen && attempt < MAX_ATTEMPTS;
        if (!retries) throw error;
        if (!this.#isCulprit(request, path, error)) continue;
        const isKnown = this.isolation
          .disabledApps(path)
          .every((app) => disabledApps.includes(app));
        if (isKnown) return this.#renderWithoutRemotes(request, path, error);
      }
    }
  }

  /** Whether this page caused the failure, rather than another page in the same worker. */
  #isCulprit(request: RequestedPage, path: string, { details }: RenderFailure): boolean {
    if (details.kind === 'lost') return this.isolation.causesCrashes(request);
    this.isolation.disable(path, details);
    return true;
  }

  async #render(request: RequestedPage, disabledApps: readonly string[], isLast = false) {
    const render = async () => {
      const page = await this.pool.render(
        {
          ...request,
          contentVersion: this.#settings.contentVersion(),
          ...(disabledApps.length > 0 ? { disabledApps } : {}),
        },
        isLast,
      );
      if (page.site) this.#settings.onSite(page.site, request);
      return page;
    };
    return this.isolation.isSuspect(request) ? this.#alone(render) : render();
  }

  async #renderWithoutRemotes(request: RequestedPage, path: string, { details }: RenderFailure) {
    const { app, kind, stack } = details;
    const { site } = this.#settings.setup.options;
    const release = releaseOf(app, site);
    const fields = { app, release, path: this.isolation.loggedPath(path), kind, stack };
    this.#settings.log('error', fields, 'render failed and is repeated without remotes');
    const remotes = site.apps.map(({ name }) => name).filter((name) => name !== SHELL);
    return this.#render(request, remotes, true);
  }
}
