/**
 * Renders the pages of one composition and survives what its apps do: a lost worker is replaced, and
 * a page that ended one is rendered again without the app to blame, then without any remote.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type RenderRequest, type RenderResult, SHELL, type SiteRecord } from '@mall/contracts';
import type { Log } from '../log.ts';
import { BackOff } from './back-off.ts';
import type { WorkerSetup } from './messages.ts';
import { Quarantine } from './quarantine.ts';
import { RenderFailure } from './render-failure.ts';
import { RenderThread } from './render-thread.ts';
import { RouteTable } from './route-table.ts';
import { Suspects } from './suspects.ts';
import { Turnstile } from './turnstile.ts';

export interface RendererSettings {
  workerFile: string;
  setup: WorkerSetup;
  log: Log;
  timeoutMs?: number | undefined;
  /** Told of each worker that had to be replaced. */
  onRestart?: () => void;
}

const pathOf = (url: string) => url.replace(/\?.*$/s, '');

const AT_ONCE = 16;
const LONGEST_LINE = 1_000;
const TRIES = 5;

export class Renderer {
  readonly #settings: RendererSettings;
  readonly #site: SiteRecord;
  readonly #routes: RouteTable;
  readonly #turnstile = new Turnstile(AT_ONCE, LONGEST_LINE);
  /** Pages under suspicion are rendered one at a time. */
  readonly #alone = new Turnstile(1);
  readonly #suspects = new Suspects();
  readonly #quarantine = new Quarantine();
  readonly #backOff = new BackOff();
  #thread: Promise<RenderThread>;
  /** Whether a lost worker is replaced: not before the first one was up, nor after the close. */
  #keptAlive = false;

  private constructor(settings: RendererSettings) {
    this.#settings = settings;
    this.#site = settings.setup.options.site;
    this.#routes = new RouteTable(this.#site);
    this.#thread = this.#startThread();
  }

  /** @throws {RenderFailure} when the composition's server code does not start. */
  static async start(settings: RendererSettings): Promise<Renderer> {
    const renderer = new Renderer(settings);
    await renderer.#thread;
    renderer.#keptAlive = true;
    return renderer;
  }

  async staticPaths() {
    return (await this.#thread).staticPaths;
  }

  /** Resolves when the worker is up and hears. */
  async answers(): Promise<void> {
    await (await this.#thread).ping();
  }

  /** @throws {RenderFailure | BusyError} when there is no answer even without the remotes. */
  render(request: RenderRequest): Promise<RenderResult> {
    return this.#turnstile.run(() => this.#attempts(request));
  }

  /** Ends the worker once the renders in flight are done, after `patienceMs` in any case. */
  async close(patienceMs = 10_000): Promise<void> {
    const until = Date.now() + patienceMs;
    while (this.#turnstile.size > 0 && Date.now() < until) await sleep(20);
    this.#keptAlive = false;
    await this.#thread.then((thread) => thread.end()).catch(() => {});
  }

  async #attempts(request: RenderRequest): Promise<RenderResult> {
    const path = pathOf(request.url);
    const without = new Set(request.without);
    let alone = false;
    for (let tries = 1; ; tries += 1) {
      const leftOut = [...without, ...this.#quarantine.apps()];
      const attempt = async () =>
        (await this.#thread).render(
          leftOut.length > 0 ? { ...request, without: leftOut } : request,
        );
      try {
        const result = await (alone ? this.#alone.run(attempt) : attempt());
        this.#suspects.clear(path);
        return result;
      } catch (error) {
        const known = error instanceof RenderFailure && this.#keptAlive && tries < TRIES;
        const blamed = known ? this.#blame(path, error, leftOut) : undefined;
        if (!blamed || (blamed.length > 0 && blamed.every((app) => leftOut.includes(app)))) {
          this.#suspects.clear(path);
          throw error;
        }
        alone = blamed.length === 0;
        for (const app of blamed) without.add(app);
      }
    }
  }

  /** Apps that the next attempt leaves out; none when the page need not be the guilty one. */
  #blame(path: string, { details }: RenderFailure, leftOut: readonly string[]): string[] {
    const unproven = details.kind === 'lost' && !details.app && !this.#suspects.isGuilty(path);
    if (unproven) return [];
    const app = details.app ?? this.#routes.match(path)?.app;
    const removable = app && app !== SHELL && !leftOut.includes(app);
    const leftOutMs = removable ? this.#quarantine.add(app) : 0;
    this.#settings.log.error(
      {
        app,
        release: this.#releaseOf(app),
        path,
        leftOutMs,
        fault: details.kind,
        stack: details.stack,
      },
      FAULTS[details.kind],
    );
    return removable ? [app] : this.#site.apps.map(({ name }) => name).filter((n) => n !== SHELL);
  }

  #releaseOf(app: string | undefined): string | undefined {
    return this.#site.apps.find(({ name }) => name === app)?.release;
  }

  #startThread(): Promise<RenderThread> {
    const { workerFile, setup, log, timeoutMs = 3_000 } = this.#settings;
    const onLost = (failure: RenderFailure) => this.#replace(failure);
    const thread = RenderThread.start({ workerFile, setup, log, timeoutMs, onLost });
    thread.catch(() => {});
    return thread;
  }

  #replace({ details }: RenderFailure): void {
    if (!this.#keptAlive) return;
    const paths = details.inFlight?.map(pathOf) ?? [];
    if (!details.app) this.#suspects.lost(paths);
    const delay = this.#backOff.next();
    const release = this.#releaseOf(details.app);
    const fields = { app: details.app, release, stack: details.stack, paths, delay };
    this.#settings.log.error(fields, 'the render worker ended and is replaced');
    this.#settings.onRestart?.();
    this.#thread = sleep(delay).then(() => this.#startThread());
    this.#thread.catch(() => {});
  }
}

const FAULTS = {
  lost: 'a page ended the render worker and is rendered without the app',
  slow: 'a page took too long and is rendered without the app',
  threw: 'a render was rejected and is repeated without the app',
};
