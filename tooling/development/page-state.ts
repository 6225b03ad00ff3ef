/** The state of the site that open pages show: its version and its problems. */
import { randomUUID } from 'node:crypto';
import type { Problem } from './problems.ts';

export class PageState {
  readonly #session = randomUUID().slice(0, 8);
  readonly #listeners = new Set<(event: string) => void>();
  #revision = 0;
  #contentChanges = 0;
  #problems: readonly Problem[] = [];

  /** The version of a page that the gateway rendered from this revision. */
  versionOf(revision: string | undefined): string {
    return `${this.#session}-${revision ?? 0}-${this.#contentChanges}`;
  }

  setRevision(revision: number): void {
    this.#revision = revision;
    this.#publish();
  }

  /** Call when the API has new content: open pages are outdated. */
  contentChanged(): void {
    this.#contentChanges += 1;
    this.#publish();
  }

  setProblems(problems: readonly Problem[]): void {
    this.#problems = problems;
    this.#publish();
  }

  /** Sends the state now and after each change, as a server-sent event. */
  subscribe(listener: (event: string) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#event());
    return () => this.#listeners.delete(listener);
  }

  #event(): string {
    const version = this.versionOf(String(this.#revision));
    return `data: ${JSON.stringify({ version, problems: this.#problems })}\n\n`;
  }

  #publish(): void {
    for (const listener of this.#listeners) listener(this.#event());
  }
}
