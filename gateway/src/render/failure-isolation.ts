/** Finds the app and the page that a failure comes from, and disables that app there. */
import { SHELL, type SiteRecord } from '@mall/contracts';
import { type KnownPath, loggedPath, pathOf, type RouteTable } from '@mall/routing';
import { CircuitBreaker } from './circuit-breaker.ts';
import { CrashAttribution } from './crash-attribution.ts';
import type { FailureDetails } from './render-failure.ts';
import type { RenderLog } from './render-log.ts';

export class FailureIsolation {
  readonly #site: SiteRecord;
  readonly #log: RenderLog;
  readonly #routes: RouteTable;
  readonly crashes = new CrashAttribution();
  readonly #breaker = new CircuitBreaker();
  /** How many workers ended without a stack that names an app. */
  unexplainedLosses = 0;

  constructor(site: SiteRecord, routes: RouteTable, log: RenderLog) {
    this.#site = site;
    this.#routes = routes;
    this.#log = log;
  }

  /** Apps that are disabled on this page. */
  disabledApps(path: string): string[] {
    return this.#breaker.disabledApps(this.#page(path)?.route.id, path);
  }

  /** A worker ended. Another one starts after `delayMs`. */
  workerLost(details: FailureDetails, delayMs: number): void {
    const { app, stack, suspects = [] } = details;
    if (!app) this.unexplainedLosses += 1;
    const paths = [...new Set(suspects.map(({ url }) => this.loggedPath(pathOf(url))))];
    const fields = { app, release: this.releaseOf(app), stack, paths, delayMs };
    this.#log.error(fields, 'render worker ended and is replaced');
    const shown = app ? suspects.filter(({ url }) => this.#isOn(app, pathOf(url))) : [];
    const culprits = this.crashes.recordCrash(shown.length > 0 ? shown : suspects);
    for (const { url } of culprits) this.disable(pathOf(url), details);
  }

  /**
   * Disables the app that fails on this page. A page that ends a worker affects others, so the app is
   * disabled on its whole route; after any other failure, on this page alone.
   */
  disable(path: string, { kind, app: named, stack }: FailureDetails): void {
    const page = this.#page(path);
    const app = named ?? page?.app;
    if (!app || app === SHELL) return;
    const route = page?.route.id;
    const opened = this.#breaker.open(kind === 'lost' ? { app, route } : { app, route, path });
    if (!opened) return;
    const { scope: disabledOn, disabledMs } = opened;
    const release = this.releaseOf(app);
    const fields = {
      app,
      release,
      path: this.loggedPath(path),
      disabledOn,
      disabledMs,
      kind,
      stack,
    };
    this.#log.error(fields, 'render failed and is repeated without the app');
  }

  releaseOf(app: string | undefined): string | undefined {
    return this.#site.apps.find(({ name }) => name === app)?.release;
  }

  /** The path for the log. */
  loggedPath(path: string): string {
    return loggedPath(this.#routes, path);
  }

  #page(path: string): KnownPath | undefined {
    const found = this.#routes.match(path);
    return found && 'route' in found ? found : undefined;
  }

  /** Whether the page is the app's, or shows one of its slots. */
  #isOn(app: string, path: string): boolean {
    const page = this.#page(path);
    const slots = this.#site.apps.find(({ name }) => name === app)?.slots ?? [];
    return page?.app === app || slots.some(({ name }) => page?.route.slots.includes(name));
  }
}
