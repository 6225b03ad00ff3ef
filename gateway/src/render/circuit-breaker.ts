/** Disables a failing app for a growing time: on a page, then a route, then everywhere when several parts fail. */
import { backOffMs } from '@mall/server';
import { LRUCache } from 'lru-cache';

/** Where an app is disabled: everywhere, on a route, or on one path of a route. */
export interface Scope {
  app: string;
  route?: string | undefined;
  path?: string | undefined;
}

const DISABLED = { firstMs: 10_000, maxMs: 5 * 60_000 };
/** After this time without a failure the next one counts as the first. */
const RESET_MS = 10 * 60_000;
/** So many disabled pages disable the route, and so many disabled routes the app. */
const SEVERAL = 3;
const MAX_CIRCUITS = 1_000;

interface Circuit {
  scope: Scope;
  parent: string | undefined;
  until: number;
  failures: number;
}

const keyOf = ({ app, route, path }: Scope) => [app, route, path].join(' ');

function parentOf({ app, route, path }: Scope): Scope | undefined {
  if (path !== undefined) return { app, route };
  return route === undefined ? undefined : { app };
}

export class CircuitBreaker {
  readonly #circuits = new LRUCache<string, Circuit>({ max: MAX_CIRCUITS });

  /** Disables the app in this scope, or a wider one. @returns the widest; undefined when it is disabled already. */
  open(
    scope: Scope,
    now = performance.now(),
  ): { disabledOn: Scope; disabledMs: number } | undefined {
    const key = keyOf(scope);
    const known = this.#circuits.get(key);
    if (known && known.until > now) return;
    const wider = parentOf(scope);
    const parent = wider && keyOf(wider);
    const failures = known && now - known.until < RESET_MS ? known.failures + 1 : 1;
    const disabledMs = backOffMs(failures, DISABLED);
    this.#circuits.set(key, { scope, parent, until: now + disabledMs, failures });
    const siblings = this.#open(now).filter((circuit) => circuit.parent === parent);
    const opened = wider && siblings.length >= SEVERAL ? this.open(wider, now) : undefined;
    return opened ?? { disabledOn: scope, disabledMs };
  }

  disabledApps(route: string | undefined, path: string, now = performance.now()): string[] {
    const here = this.#open(now).filter(
      ({ scope }) =>
        (scope.route === undefined || scope.route === route) &&
        (scope.path === undefined || scope.path === path),
    );
    return [...new Set(here.map(({ scope }) => scope.app))];
  }

  #open(now: number): Circuit[] {
    return [...this.#circuits.values()].filter(({ until }) => until > now);
  }
}
