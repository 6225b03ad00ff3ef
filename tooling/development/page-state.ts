/** The state of the site that open pages show: its version and its problems. */
import { randomUUID } from 'node:crypto';
import { complain, say } from '../terminal/output.ts';

export interface Problem {
  /** What is wrong, with the app: `mf-cinema does not build`. */
  title: string;
  /** Where and why: the first line is `<file>:<line>` where that is known. */
  text: string;
}

type Listener = (event: string) => void;

const keyOf = ({ title, text }: Problem) => `${title}\n${text}`;

const MAX_PRINTED = 10;

export class PageState {
  readonly #session = randomUUID().slice(0, 8);
  readonly #listeners = new Set<Listener>();
  readonly #problems = new Map<string, readonly Problem[]>();
  #revision = 0;
  #contentChanges = 0;

  /** The version of a page that the gateway rendered from this revision. */
  versionOf(revision: string | number): string {
    return `${this.#session}-${revision}-${this.#contentChanges}`;
  }

  setRevision(revision: number): void {
    this.#revision = revision;
    this.#publish();
  }

  contentChanged(): void {
    this.#contentChanges += 1;
    this.#publish();
  }

  /** Replaces the problems of one source (`types`). Each is printed once, and once more when it is fixed. */
  setProblems(source: string, problems: readonly Problem[]): void {
    const before = this.#problems.get(source) ?? [];
    const known = new Set(before.map(keyOf));
    const added = problems.filter((problem) => !known.has(keyOf(problem)));
    for (const problem of added.slice(0, MAX_PRINTED)) complain(keyOf(problem));
    if (added.length > MAX_PRINTED) complain(`… and ${added.length - MAX_PRINTED} more`);
    if (before.length > 0 && problems.length === 0) say(`${source}: fixed`);
    this.#problems.set(source, problems);
    if (added.length > 0 || before.length !== problems.length) this.#publish();
  }

  /** Sends the state now and after each change, as a server-sent event. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.#event());
    return () => this.#listeners.delete(listener);
  }

  #event(): string {
    const problems = [...this.#problems.values()].flat();
    return `data: ${JSON.stringify({ version: this.versionOf(this.#revision), problems })}\n\n`;
  }

  #publish(): void {
    for (const listener of this.#listeners) listener(this.#event());
  }
}
