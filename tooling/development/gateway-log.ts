/** Reads the gateway's log for the developer: which revision is live, and what goes wrong on it. */
import { appFolderOf } from '@mall/contracts';
import { ownFrames } from '@mall/release';
import { formatLogEntry, type LogEntry, stackOf } from '../terminal/log-entry.ts';
import { complain } from '../terminal/output.ts';

const isError = ({ level }: LogEntry) => level === 'error' || level === 'fatal';

function textOf(entry: LogEntry): string {
  const stack = stackOf(entry);
  if (!stack) return formatLogEntry(entry);
  const where = typeof entry.app === 'string' ? appFolderOf(entry.app) : entry.process;
  return `${where}: ${ownFrames(stack)}`;
}

export class GatewayLog {
  readonly #onLive: (revision: number) => void;
  readonly #written = new Set<string>();
  #newest = 0;
  /** The revision that the gateway is still to decide on: its errors belong to the decision. */
  #pending = 0;
  #heldBack: string[] = [];

  constructor(onLive: (revision: number) => void) {
    this.#onLive = onLive;
  }

  /** Call after a promotion; one that has changed nothing gives the same revision again. */
  expect(revision: number): void {
    if (revision === this.#newest) return;
    this.#newest = revision;
    this.#pending = revision;
    this.#written.clear();
  }

  read(entry: LogEntry): void {
    const { revision } = entry;
    if (typeof revision !== 'number') this.#readOther(entry);
    else if (isError(entry)) this.#readRefusal();
    else if (entry.level === 'info') this.#readLive(revision);
  }

  #readOther(entry: LogEntry): void {
    if (entry.level === 'info' || entry.level === 'debug') return;
    if (this.#pending > 0) this.#heldBack.push(textOf(entry));
    else this.#writeOnce(textOf(entry));
  }

  #readLive(revision: number): void {
    if (revision >= this.#pending) this.#pending = 0;
    for (const text of this.#heldBack.splice(0)) this.#writeOnce(text);
    this.#onLive(revision);
  }

  /** The gateway's decision names the reason: these errors led to it, and are not written as well. */
  #readRefusal(): void {
    this.#pending = 0;
    for (const text of this.#heldBack.splice(0)) this.#written.add(text);
  }

  #writeOnce(text: string): void {
    if (this.#written.has(text)) return;
    this.#written.add(text);
    complain(text);
  }
}
