/** What a browser's documents do, by the clock of their own scripts, kept from one document to the next. */
import type { Page } from 'playwright/test';

export interface Moment {
  /** `count`: the counter of failures was raised; `clear`: removed; `leave`: the document is left. */
  what: 'load' | 'leave' | 'count' | 'clear' | 'warn' | 'error';
  text: string;
  /** Milliseconds. */
  at: number;
}

const KEY = 'drill';
const COUNTER = 'chunk-load-failures';

/** Runs in the page, before its own scripts. */
function startRecording([key, counter]: readonly [string, string]): void {
  const { setItem, removeItem } = Storage.prototype;
  const note = (what: Moment['what'], text: unknown) => {
    const at = performance.timeOrigin + performance.now();
    const moments: Moment[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    moments.push({ what, text: String(text).slice(0, 1_000), at });
    setItem.call(sessionStorage, key, JSON.stringify(moments));
  };
  Storage.prototype.setItem = function (name, value) {
    if (name === counter) note('count', value);
    setItem.call(this, name, value);
  };
  Storage.prototype.removeItem = function (name) {
    if (name === counter && this.getItem(name) !== null) note('clear', '');
    removeItem.call(this, name);
  };
  const { warn } = console;
  console.warn = (...args: unknown[]) => {
    note('warn', args.map((arg) => (arg instanceof Error ? arg.stack : arg)).join(' '));
    warn(...args);
  };
  addEventListener('error', ({ error }) => error && note('error', error.stack ?? error));
  addEventListener('unhandledrejection', ({ reason }) => note('error', reason?.stack ?? reason));
  addEventListener('beforeunload', () => note('leave', location.pathname));
  note('load', location.pathname);
}

export const record = (page: Page) => page.addInitScript(startRecording, [KEY, COUNTER] as const);

export const momentsOf = (page: Page): Promise<Moment[]> =>
  page
    .evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), KEY)
    // Between two documents.
    .catch(() => []);
