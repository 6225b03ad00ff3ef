/** Reads the gateway's log for the developer: which revision is live, what was refused, and why. */
import { appFolderOf } from '@mall/contracts';
import { formatLogEntry, type LogEntry, stackOf } from '../terminal/log-entry.ts';
import { complain } from '../terminal/output.ts';
import { ownFrames } from './own-frames.ts';
import type { Problem } from './problems.ts';

export interface GatewayLogEvents {
  onLive: (revision: number) => void;
  onRefused: (problem: Problem) => void;
}

/** One refusal is several lines, one for each page: they come together within this time. */
const GATHER_MS = 100;

interface Refusal {
  /** App → release. */
  apps: Map<string, unknown>;
  pages: Set<string>;
  reason: string | undefined;
}

/** An error with the app's release that caused it. */
interface AppError {
  app: string;
  release: unknown;
  text: string;
}

const isError = ({ level }: LogEntry) => level === 'error' || level === 'fatal';

export class GatewayLog {
  readonly #events: GatewayLogEvents;
  readonly #written = new Set<string>();
  /** What went wrong since the last promotion: the reasons of a refusal are among these. */
  #errors: AppError[] = [];
  #refusal: Refusal | undefined;
  #newest = 0;
  /** The revision that the gateway is still to decide on: its errors belong to the decision. */
  #pending = 0;
  #heldBack: string[] = [];

  constructor(events: GatewayLogEvents) {
    this.#events = events;
  }

  /** Call after a promotion; one that has changed nothing gives the same revision again. */
  expect(revision: number): void {
    if (revision === this.#newest) return;
    this.#newest = revision;
    this.#pending = revision;
    this.#written.clear();
    this.#errors = [];
  }

  read(entry: LogEntry): void {
    const { revision } = entry;
    if (typeof revision !== 'number') this.#readOther(entry);
    else if (isError(entry)) this.#readRefusal(entry);
    else if (entry.level === 'info') this.#readLive(revision);
  }

  #readOther(entry: LogEntry): void {
    if (entry.level === 'info' || entry.level === 'debug') return;
    const stack = stackOf(entry);
    const { app, release } = entry;
    const where = typeof app === 'string' ? appFolderOf(app) : entry.process;
    const text = stack ? `${where}: ${ownFrames(stack)}` : formatLogEntry(entry);
    if (typeof app === 'string' && stack) {
      this.#errors.push({ app, release, text: ownFrames(stack) });
    }
    if (this.#pending > 0) this.#heldBack.push(text);
    else this.#writeOnce(text);
  }

  #readLive(revision: number): void {
    if (revision >= this.#pending) this.#pending = 0;
    for (const text of this.#heldBack.splice(0)) this.#writeOnce(text);
    this.#events.onLive(revision);
  }

  #readRefusal(entry: LogEntry): void {
    this.#refusal ??= this.#gather();
    const stack = stackOf(entry);
    if (stack) this.#refusal.reason = ownFrames(stack);
    if (typeof entry.app === 'string') this.#refusal.apps.set(entry.app, entry.release);
    if (typeof entry.path === 'string') this.#refusal.pages.add(entry.path);
  }

  #gather(): Refusal {
    setTimeout(() => this.#conclude(), GATHER_MS);
    return { apps: new Map(), pages: new Set(), reason: undefined };
  }

  #conclude(): void {
    if (!this.#refusal) return;
    const { apps, pages, reason } = this.#refusal;
    this.#refusal = undefined;
    this.#pending = 0;
    // The gateway tries a refused revision again, which fails with the same errors.
    for (const text of this.#heldBack.splice(0)) this.#written.add(text);
    const causes = [...apps].flatMap(([app, release]) => this.#causeOf(app, release) ?? []);
    const title = `${[...apps.keys()].map(appFolderOf).join(', ')}: refused, showing the last good one`;
    const text = [reason, ...new Set(causes)].filter(Boolean);
    const shown = pages.size > 0 ? [`pages: ${[...pages].join(' ')}`] : [];
    this.#events.onRefused({ title, text: [...text, ...shown].join('\n') });
  }

  /**
   * The first error of the refused release: later ones follow from it, as the page is repeated without
   * the app. What the live release does as well is no reason.
   */
  #causeOf(app: string, release: unknown): string | undefined {
    const ofApp = this.#errors.filter((error) => error.app === app);
    const before = ofApp.filter((error) => error.release !== release).map(({ text }) => text);
    return ofApp.find((error) => error.release === release && !before.includes(error.text))?.text;
  }

  #writeOnce(text: string): void {
    if (this.#written.has(text)) return;
    this.#written.add(text);
    complain(text);
  }
}
