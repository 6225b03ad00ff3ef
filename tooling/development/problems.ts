/** The current problems. Each is printed once, and once more when it is fixed. */
import { complain, say } from '../terminal/output.ts';

export interface Problem {
  /** What is wrong, with the app: `mf-cinema does not build`. */
  title: string;
  /** Where and why: the first line is `<file>:<line>` where that is known. */
  text: string;
}

const keyOf = ({ title, text }: Problem) => `${title}\n${text}`;

/** More errors of one kind are counted, not written. */
const MAX_WRITTEN = 10;

export class Problems {
  readonly #bySource = new Map<string, readonly Problem[]>();
  readonly #onChange: () => void;

  /** @param onChange called after each change. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Replaces the problems of one source (`build of mf-cinema`, `types`). */
  set(source: string, problems: readonly Problem[]): void {
    const before = this.#bySource.get(source) ?? [];
    const known = new Set(before.map(keyOf));
    const added = problems.filter((problem) => !known.has(keyOf(problem)));
    for (const problem of added.slice(0, MAX_WRITTEN)) complain(keyOf(problem));
    if (added.length > MAX_WRITTEN) complain(`… and ${added.length - MAX_WRITTEN} more`);
    if (before.length > 0 && problems.length === 0) say(`${source}: fixed`);
    this.#bySource.set(source, problems);
    if (added.length > 0 || before.length !== problems.length) this.#onChange();
  }

  /** All current problems. */
  all(): Problem[] {
    return [...this.#bySource.values()].flat();
  }
}
