/** The faults of the drill, and what the requirements (3.1–3.3) want in a browser for a page and for a slot. */

/**
 * `home`: three reloads, then `/`. `retries`: a fallback, retried after 5, 30 and 120 s. `unavailable`: a
 * message with a button. `later`: whole, with an error that is logged. `frozen`: the tab does not respond.
 */
export type Outcome = 'home' | 'retries' | 'unavailable' | 'whole' | 'later' | 'frozen';

interface Fault {
  title: string;
  /** In a browser; a release that is refused gets into none. */
  page?: Outcome;
  slot?: Outcome;
  /** How the server gets it; files of the store are absent or not, and have no status, time or styles there. */
  server?: 'file' | 'request' | 'release';
}

const FILE = { page: 'home', slot: 'retries' } as const;
const RENDER = { page: 'retries', slot: 'retries' } as const;
const HARMLESS = { page: 'whole', slot: 'whole' } as const;

/** What a damaged file holds in place of its bytes. */
export const DAMAGED = {
  html: () => '<!doctype html><p>Login',
  half: (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
  wrong: (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(';')]),
};

export const FAULTS: Readonly<Record<string, Fault>> = {
  absent: { title: 'absent', ...FILE, server: 'file' },
  '404': { title: '404', ...FILE },
  '500': { title: '500', ...FILE },
  slow: { title: 'slow by 5 s', ...HARMLESS, server: 'request' },
  hanging: { title: 'hanging', ...FILE, server: 'request' },
  html: { title: 'HTML instead of JavaScript', ...FILE, server: 'file' },
  half: { title: 'half a file', ...FILE, server: 'file' },
  wrong: { title: 'wrong bytes', ...FILE, server: 'file' },
  load: { title: 'throws on load', ...FILE, server: 'release' },
  // The server has loaded a slot's data with the page: it is shown whole.
  loader: {
    title: 'throws in the loader',
    ...{ page: 'unavailable', slot: 'whole', server: 'request' },
  },
  render: { title: 'throws on render', ...RENDER, server: 'request' },
  effect: { title: 'throws in an effect', ...RENDER },
  later: { title: 'throws after two seconds', page: 'later', slot: 'later', server: 'request' },
  // One thread runs a whole tab: nothing in it can end an endless loop.
  loop: { title: 'endless loop', page: 'frozen', slot: 'frozen', server: 'request' },
  memory: { title: 'memory without end', ...HARMLESS, server: 'request' },
  log: { title: '100 MB of log', ...HARMLESS, server: 'request' },
  fetch: { title: 'patches fetch', ...FILE, server: 'request' },
  array: { title: 'patches Array.prototype', ...FILE, server: 'request' },
  styles: { title: 'missing styles', ...FILE },
  older: { title: 'an older shared package', server: 'release' },
};
