/**
 * Renders the pages of one composition, whatever its apps do. A crashed worker is replaced.
 * A page that crashed one is rendered again without the app that caused it, then without any remote.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type RenderRequest, type RenderResult, SHELL, type SiteRecord } from '@mall/contracts';
import { type RouteTable, routeTable } from '@mall/routing';
import pLimit from 'p-limit';
import type { Log } from '../log.ts';
import { BackOff } from './back-off.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { CrashAttribution } from './crash-attribution.ts';
import type { WorkerSetup } from './messages.ts';
import { RenderFailure } from './render-failure.ts';
import { RenderThread } from './render-thread.ts';

export interface RendererSettings {
  workerFile: string;
  setup: WorkerSetup;
  log: Log;
  /** Timeout of one render. */
  timeoutMs: number;
  /** Called for each worker that is replaced. */
  onRestart?: () => void;
}

/** Which apps are disabled is decided here. */
type RequestedPage = Omit<RenderRequest, 'disabledApps'>;

const pathOf = (url: string) => url.replace(/\?.*$/s, '');

const CONCURRENCY = 16;
const MAX_QUEUED = 1_000;
const MAX_ATTEMPTS = 5;

export class Renderer {
  readonly #settings: RendererSettings;
  readonly #site: SiteRecord;
  readonly #routes: RouteTable;
  readonly #limit = pLimit(CONCURRENCY);
  /** A page that may have crashed a worker is rendered while no other such page is. */
  readonly #alone = pLimit(1);
  readonly #crashes = new CrashAttribution();
  readonly #breaker = new CircuitBreaker();
  readonly #backOff = new BackOff();
  #thread: Promise<RenderThread>;
  /** Whether a crashed worker is replaced: from the first start until the close. */
  #restarts = false;

  private constructor(settings: RendererSettings) {
    this.#settings = settings;
    this.#site = settings.setup.options.site;
    this.#routes = routeTable(this.#site.apps);
    this.#thread = this.#startThread();
  }

  /** @throws {RenderFailure} when the composition's server code does not start. */
  static async start(settings: RendererSettings): Promise<Renderer> {
    const renderer = new Renderer(settings);
    await renderer.#thread;
    renderer.#restarts = true;
    return renderer;
  }

  async staticPaths() {
    return (await this.#thread).staticPaths;
  }

  /** Resolves when the worker answers. */
  async ping(): Promise<void> {
    await (await this.#thread).ping();
  }

  /** @throws {RenderFailure | BusyError} when rendering fails even without the remotes. */
  async render(request: RequestedPage): Promise<RenderResult> {
    if (this.#limit.pendingCount >= MAX_QUEUED) throw new BusyError('too many renders are queued');
    return this.#limit(() => this.#attempts(request));
  }

  /** Ends the worker once the renders in flight are done, after `timeoutMs` in any case. */
  async close(timeoutMs = 10_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (this.#pending > 0 && Date.now() < deadline) await sleep(20);
    this.#restarts = false;
    await this.#thread.then((thread) => thread.end()).catch(() => {});
  }

  get #pending(): number {
    return this.#limit.activeCount + this.#limit.pendingCount;
  }

  async #attempts(request: RequestedPage): Promise<RenderResult> {
    const path = pathOf(request.url);
    const excluded = new Set<string>();
    let alone = false;
    for (let attempt = 1; ; attempt += 1) {
      const disabledApps = [...excluded, ...this.#breaker.disabledApps()];
      const render = async () =>
        (await this.#thread).render(
          disabledApps.length > 0 ? { ...request, disabledApps } : request,
        );
      try {
        const result = await (alone ? this.#alone(render) : render());
        this.#crashes.clear(path);
        return result;
      } catch (error) {
        const retries = error instanceof RenderFailure && this.#restarts && attempt < MAX_ATTEMPTS;
        const causes = retries ? this.#attribute(path, error, disabledApps) : undefined;
        if (!causes || (causes.length > 0 && causes.every((app) => disabledApps.includes(app)))) {
          this.#crashes.clear(path);
          throw error;
        }
        alone = causes.length === 0;
        for (const app of causes) excluded.add(app);
      }
    }
  }

  /** Apps that the next attempt excludes; none while another page may have caused the crash. */
  #attribute(path: string, { details }: RenderFailure, disabledApps: readonly string[]): string[] {
    const isUnclear = details.kind === 'lost' && !details.app && !this.#crashes.causesCrashes(path);
    if (isUnclear) return [];
    const app = details.app ?? this.#routes.match(path)?.app;
    const removable = app && app !== SHELL && !disabledApps.includes(app);
    const disabledMs = removable ? this.#breaker.open(app) : 0;
    const { kind, stack } = details;
    const fields = { app, release: this.#releaseOf(app), path, disabledMs, kind, stack };
    this.#settings.log.error(fields, 'render failed and is repeated without the app');
    return removable
      ? [app]
      : this.#site.apps.map(({ name }) => name).filter((name) => name !== SHELL);
  }

  #releaseOf(app: string | undefined): string | undefined {
    return this.#site.apps.find(({ name }) => name === app)?.release;
  }

  #startThread(): Promise<RenderThread> {
    const { workerFile, setup, log, timeoutMs } = this.#settings;
    const onLost = (failure: RenderFailure) => this.#replace(failure);
    const thread = RenderThread.start({ workerFile, setup, log, timeoutMs, onLost });
    thread.catch(() => {});
    return thread;
  }

  #replace({ details }: RenderFailure): void {
    if (!this.#restarts) return;
    const paths = details.inFlight?.map(pathOf) ?? [];
    if (!details.app) this.#crashes.recordCrash(paths);
    const delayMs = this.#backOff.next();
    const release = this.#releaseOf(details.app);
    const fields = { app: details.app, release, stack: details.stack, paths, delayMs };
    this.#settings.log.error(fields, 'render worker ended and is replaced');
    this.#settings.onRestart?.();
    this.#thread = sleep(delayMs).then(() => this.#startThread());
    this.#thread.catch(() => {});
  }
}

/** Thrown when the queue of renders is full. */
class BusyError extends Error {
  override name = 'BusyError';
}
