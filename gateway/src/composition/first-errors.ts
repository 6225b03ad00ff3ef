/** The first errors of each app of a composition, taken from the renderer's log. */
import { ownFrames } from '@mall/release';
import { sourceMaps } from '../base/log.ts';
import { RenderFailure } from '../render/render-failure.ts';
import type { RenderLog } from '../render/worker-log.ts';

/** Later errors are consequences of the first ones. */
const MAX_ERRORS = 10;

export class FirstErrors {
  readonly log: RenderLog;
  readonly #byApp: ReadonlyMap<string, Set<string>>;

  /** @param apps those of the composition: a worker could name any number of others. */
  constructor(apps: readonly string[], log: RenderLog) {
    this.#byApp = new Map(apps.map((app) => [app, new Set()]));
    this.log = (level, fields, message) => {
      this.#read(fields);
      log(level, fields, message);
    };
  }

  #read({ app, error, stack }: Record<string, unknown>): void {
    const text = error ?? stack;
    if (typeof app !== 'string' || typeof text !== 'string') return;
    const errors = this.#byApp.get(app);
    if (errors && errors.size < MAX_ERRORS) errors.add(text);
  }

  #all(app: string): string[] {
    return [...(this.#byApp.get(app) ?? [])].map(shortened);
  }

  /** The app's first error that does not occur in `other`. */
  newSince(other: FirstErrors | undefined, app: string): string | undefined {
    const known = other ? other.#all(app) : [];
    return this.#all(app).find((error) => !known.includes(error));
  }
}

/** Message and position of an error of the renderer. */
export function shortErrorOf(error: unknown): string {
  const stack = error instanceof RenderFailure ? error.details.stack : undefined;
  return shortened(stack ?? String(error));
}

function shortened(stack: string): string {
  return ownFrames(sourceMaps.translateNode(stack));
}
