/** Collects what failed while a page was rendered, and writes a log line that names app and release. */
import path from 'node:path';
import { inspect } from 'node:util';
import type { RendererOptions } from '@mall/contracts';
import { RemoteModuleError } from '../remotes/module-registry.ts';

/** Thrown instead of rendering a slot that the server has not loaded; the browser loads it. */
export class LeftToBrowserError extends Error {
  override name = 'LeftToBrowserError';
}

export class FailureLog {
  readonly #options: RendererOptions;
  readonly #owner: string | undefined;
  readonly #failed = new Set<string>();

  constructor(options: RendererOptions, owner: string | undefined) {
    this.#options = options;
    this.#owner = owner;
  }

  get apps(): string[] {
    return [...this.#failed];
  }

  /** A module or data that could not be loaded. */
  loading({ app, part }: { app: string; part: string }, error: unknown): void {
    this.#failed.add(app);
    const release = this.#options.site.apps.find(({ name }) => name === app)?.release;
    const cause = error instanceof RemoteModuleError ? (error.cause ?? error) : error;
    this.#options.log('error', 'a part of the page failed', {
      app,
      release,
      part,
      error: cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause),
    });
  }

  #appOf(error: unknown): string | undefined {
    // The stack names the page, which asks for its slots.
    if (error instanceof LeftToBrowserError) return undefined;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const named = Object.entries(this.#options.nodeEntries)
      .map(([app, entry]) => ({ app, at: stack.indexOf(path.dirname(entry)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    return named[0]?.app;
  }

  /** An error thrown by a component. A consequence of a logged load failure is not logged. */
  rendering(error: unknown): void {
    const app = this.#appOf(error);
    if (!app && this.#failed.size > 0) return;
    this.loading({ app: app ?? this.#owner ?? 'shell', part: 'rendering' }, error);
  }
}
