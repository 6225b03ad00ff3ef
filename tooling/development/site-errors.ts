/**
 * Prints what fails on the running site: each error of the server once for a revision, which the gateway's log
 * names, and each error of a browser once for a release.
 */
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import { ownFrames, SourceMaps } from '@mall/release';
import { z } from 'zod';
import { complain, formatLogEntry, type LogEntry, stackOf } from '../terminal/output.ts';

const reportSchema = z.object({
  page: z.string().max(2000),
  message: z.string().max(10_000),
  stack: z.string().max(50_000),
});

function textOf(entry: LogEntry): string {
  const stack = stackOf(entry);
  if (!stack) return formatLogEntry(entry);
  const where = typeof entry.app === 'string' ? appFolderOf(entry.app) : entry.process;
  return `${where}: ${ownFrames(stack)}`;
}

export class SiteErrors {
  readonly #releases: string;
  readonly #onLive: (revision: number) => void;
  readonly #maps = new SourceMaps();
  readonly #printed = new Set<string>();
  /** A page may report an error before the log names its revision, so these stay. */
  readonly #reported = new Set<string>();
  #newest = 0;
  /** While the gateway tests a revision, errors of releases are left to its decision, which names them. */
  #isTesting = false;

  constructor(storeFolder: string, onLive: (revision: number) => void) {
    this.#releases = path.join(storeFolder, 'releases');
    this.#onLive = onLive;
  }

  /** Call after a promotion; one that changed nothing returns the same revision again. */
  expect(revision: number): void {
    if (revision === this.#newest) return;
    this.#newest = revision;
    this.#isTesting = true;
  }

  readLog(entry: LogEntry): void {
    const { revision, level, release } = entry;
    if (typeof revision === 'number') {
      if (level === 'info') this.#live(revision);
      if (revision === this.#newest) this.#isTesting = false;
    } else if (level !== 'info' && level !== 'debug' && !(this.#isTesting && release)) {
      this.#printOnce(textOf(entry), this.#printed);
    }
  }

  #live(revision: number): void {
    this.#printed.clear();
    this.#onLive(revision);
  }

  /** Prints an error of an open page. @throws {ZodError | SyntaxError} when the text is no report of one. */
  report(text: string): void {
    const { page, message, stack } = reportSchema.parse(JSON.parse(text));
    // Firefox and Safari leave the message out of the stack.
    const whole = stack.startsWith(message) ? stack : `${message}\n${stack}`;
    const folderOf = (app: string, release: string) => path.join(this.#releases, app, release);
    const frames = ownFrames(this.#maps.translateWeb(whole, folderOf));
    const [release = ''] = /\/js\/[\w-]+\/\w+\//.exec(whole) ?? [];
    this.#printOnce(`browser, ${page}: ${frames}`, this.#reported, release + frames);
  }

  #printOnce(text: string, printed: Set<string>, key = text): void {
    if (printed.has(key)) return;
    printed.add(key);
    complain(text);
  }
}
