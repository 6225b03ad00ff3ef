/** Reads the gateway's log for the developer: which revision is live, and what fails on it. */
import { appFolderOf } from '@mall/contracts';
import { ownFrames } from '@mall/release';
import { formatLogEntry, type LogEntry, stackOf } from '../terminal/log-entry.ts';
import { complain } from '../terminal/output.ts';

function textOf(entry: LogEntry): string {
  const stack = stackOf(entry);
  if (!stack) return formatLogEntry(entry);
  const where = typeof entry.app === 'string' ? appFolderOf(entry.app) : entry.process;
  return `${where}: ${ownFrames(stack)}`;
}

export class GatewayLog {
  readonly #onLive: (revision: number) => void;
  readonly #printed = new Set<string>();
  #newest = 0;
  /** While the gateway tests a revision, errors of releases are left to its decision, which names them. */
  #isTesting = false;

  constructor(onLive: (revision: number) => void) {
    this.#onLive = onLive;
  }

  /** Call after a promotion; one that changed nothing returns the same revision again. */
  expect(revision: number): void {
    if (revision === this.#newest) return;
    this.#newest = revision;
    this.#isTesting = true;
    this.#printed.clear();
  }

  read(entry: LogEntry): void {
    const { revision, level, release } = entry;
    if (typeof revision === 'number') {
      if (level === 'info') this.#onLive(revision);
      if (revision === this.#newest) this.#isTesting = false;
    } else if (level !== 'info' && level !== 'debug' && !(this.#isTesting && release)) {
      this.#printOnce(textOf(entry));
    }
  }

  #printOnce(text: string): void {
    if (this.#printed.has(text)) return;
    this.#printed.add(text);
    complain(text);
  }
}
