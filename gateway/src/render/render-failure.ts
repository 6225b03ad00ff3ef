/** A render without a result, and whose code was to blame as far as that is known. */
import type { SiteRecord } from '@mall/contracts';

export interface FailureDetails {
  /** `lost`: the worker ended. `slow`: it goes on without this render. `threw`: the render rejected. */
  kind: 'lost' | 'slow' | 'threw';
  /** The app whose code stands in the stack. */
  app?: string | undefined;
  stack?: string | undefined;
  /** Addresses of every render that was in flight when the worker ended. */
  inFlight?: readonly string[];
}

export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly details: FailureDetails;

  constructor(details: FailureDetails) {
    super(`render failed: ${details.kind}`);
    this.details = details;
  }
}

/** The app whose release folder comes first in a stack: remotes before the shell that called them. */
export function appInStack(stack: string | undefined, site: SiteRecord): string | undefined {
  if (!stack) return;
  const places = site.apps
    .map(({ name, release }) => ({ name, at: stack.indexOf(`/${name}/${release}/`) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return places[0]?.name;
}
