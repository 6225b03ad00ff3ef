/** Finds the app and the page that a failure comes from, and disables that app there. */
import { SHELL, type SiteRecord } from '@mall/contracts';
import { type KnownPath, loggedPath, pathOf, type RouteTable } from '@mall/routing';
import { LRUCache } from 'lru-cache';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { RenderedUrl } from './messages.ts';
import { type FailureDetails, releaseOf } from './render-failure.ts';
import type { RenderLog } from './worker-log.ts';

const MAX_SUSPECTS = 1_000;
/** The suspicion of a page that was the only suspect at a crash, or a suspect at two. */
const CERTAIN = 2;

const keyOf = ({ url, storedLanguage }: RenderedUrl) => `${storedLanguage} ${url}`;

export class FailureIsolation {
  readonly #site: SiteRecord;
  readonly #log: RenderLog;
  readonly #routes: RouteTable;
  readonly #breaker = new CircuitBreaker();
  /** Of pages in flight when a worker crashed. They are retried one at a time, so one that renders is cleared. */
  readonly #suspicions = new LRUCache<string, number>({ max: MAX_SUSPECTS });
  /** How many workers ended without a stack that names an app. */
  unexplainedLosses = 0;

  constructor(site: SiteRecord, routes: RouteTable, log: RenderLog) {
    this.#site = site;
    this.#routes = routes;
    this.#log = log;
  }

  disabledApps(path: string): string[] {
    return this.#breaker.disabledApps(this.#page(path)?.route.id, path);
  }

  /** Whether the page may have ended a worker, so that no other suspect may be rendered beside it. */
  isSuspect(page: RenderedUrl): boolean {
    return this.#suspicions.has(keyOf(page));
  }

  causesCrashes(page: RenderedUrl): boolean {
    return (this.#suspicions.get(keyOf(page)) ?? 0) >= CERTAIN;
  }

  /** The page was rendered, or has failed for good. */
  clear(page: RenderedUrl): void {
    this.#suspicions.delete(keyOf(page));
  }

  /** A worker ended. Another one starts after `delayMs`. */
  workerLost(details: FailureDetails, delayMs: number): void {
    const { app, stack, suspects = [] } = details;
    if (!app) this.unexplainedLosses += 1;
    const paths = [...new Set(suspects.map(({ url }) => this.loggedPath(pathOf(url))))];
    const fields = { app, release: releaseOf(app, this.#site), stack, paths, delayMs };
    this.#log('error', fields, 'render worker ended and is replaced');
    const shown = app ? suspects.filter(({ url }) => this.#isOn(app, pathOf(url))) : [];
    const blamed = shown.length > 0 ? shown : suspects;
    this.#suspect(blamed);
    for (const page of blamed) {
      if (this.causesCrashes(page)) this.disable(pathOf(page.url), details);
    }
  }

  /** Disables the app that fails: on the whole route for a page that ends a worker, else on this page alone. */
  disable(path: string, { kind, app: named, stack }: FailureDetails): void {
    const page = this.#page(path);
    const app = named ?? page?.app;
    if (!app || app === SHELL) return;
    const route = page?.route.id;
    const opened = this.#breaker.open(kind === 'lost' ? { app, route } : { app, route, path });
    if (!opened) return;
    const logged = this.loggedPath(path);
    const where = { app, release: releaseOf(app, this.#site), path: logged };
    const { disabledOn: scope, disabledMs } = opened;
    // The path of a page with a token holds it.
    const disabledOn = scope.path === undefined ? scope : { ...scope, path: logged };
    const message = 'render failed and is repeated without the app';
    this.#log('error', { ...where, disabledOn, disabledMs, kind, stack }, message);
  }

  loggedPath(path: string): string {
    return loggedPath(this.#routes, path);
  }

  #suspect(pages: readonly RenderedUrl[]): void {
    const keys = new Set(pages.map(keyOf));
    const weight = keys.size === 1 ? CERTAIN : 1;
    for (const key of keys) this.#suspicions.set(key, (this.#suspicions.get(key) ?? 0) + weight);
  }

  #page(path: string): KnownPath | undefined {
    const found = this.#routes.match(path);
    return found && 'route' in found ? found : undefined;
  }

  #isOn(app: string, path: string): boolean {
    const page = this.#page(path);
    const slots = this.#site.apps.find(({ name }) => name === app)?.slots ?? [];
    return page?.app === app || slots.some(({ name }) => page?.route.slots.includes(name));
  }
}
