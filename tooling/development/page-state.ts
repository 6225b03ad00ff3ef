/** The state of the site that open pages show: its version and its problems. */
import { randomUUID } from 'node:crypto';
import type { Problem } from './problems.ts';

type Listener = (event: string) => void;

interface Shown {
  revision: number;
  contentChanges: number;
  problems: readonly Problem[];
}

export class PageState {
  readonly #session = randomUUID().slice(0, 8);
  readonly #listeners = new Set<Listener>();
  readonly #shown: Shown = { revision: 0, contentChanges: 0, problems: [] };

  /** The version of a page that the gateway rendered from this revision. */
  versionOf(revision: string | number): string {
    return `${this.#session}-${revision}-${this.#shown.contentChanges}`;
  }

  /** Call when the API has new content: open pages are outdated. */
  contentChanged(): void {
    this.update({ contentChanges: this.#shown.contentChanges + 1 });
  }

  update(change: Partial<Shown>): void {
    Object.assign(this.#shown, change);
    for (const listener of this.#listeners) listener(this.#event());
  }

  /** Sends the state now and after each change, as a server-sent event. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.#event());
    return () => this.#listeners.delete(listener);
  }

  #event(): string {
    const { revision, problems } = this.#shown;
    return `data: ${JSON.stringify({ version: this.versionOf(revision), problems })}\n\n`;
  }
}
