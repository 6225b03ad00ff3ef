/** A failed render, with the app that caused it where that is known. */
import { SHELL, type SiteRecord } from '@mall/contracts';
import type { RenderedUrl } from './messages.ts';

export interface FailureDetails {
  /** `lost`: the worker ended. `slow`: the render exceeded its timeout. `threw`: it rejected. */
  kind: 'lost' | 'slow' | 'threw';
  app?: string | undefined;
  stack?: string | undefined;
  /** The pages that may have ended the worker. */
  suspects?: readonly RenderedUrl[];
}

export class RenderFailure extends Error {
  override name = 'RenderFailure';
  readonly details: FailureDetails;

  constructor(details: FailureDetails) {
    super(`render failed: ${details.kind}`);
    this.details = details;
  }
}

/** The release of an app that the site shows. */
export const releaseOf = (app: unknown, site: SiteRecord): string | undefined =>
  site.apps.find(({ name }) => name === app)?.release;

/** The app whose release folder comes first in a stack; a remote before the shell that it calls or that calls it. */
export function appInStack(stack: string | undefined, site: SiteRecord): string | undefined {
  if (!stack) return;
  const found = site.apps
    .map(({ name, release }) => ({ name, index: stack.indexOf(`/${name}/${release}/`) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => Number(a.name === SHELL) - Number(b.name === SHELL) || a.index - b.index);
  return found[0]?.name;
}
