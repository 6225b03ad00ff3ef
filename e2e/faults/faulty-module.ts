/** Makes a page or slot fail on demand. Compiled into the releases of the drill; inert until a fault is chosen. */

/** In the browser, what a script of the page has set before: the part that fails, and how. */
declare global {
  interface Window {
    drillFault?: { part: string; fault: string };
  }
}

interface Whole {
  loader?: (args: never) => Promise<unknown>;
  meta?: unknown;
  Component: () => unknown;
}

interface Hooks {
  useEffect: (effect: () => void) => void;
  usePageQuery: () => URLSearchParams;
}

/** Replaced by the part's name in a built release whose module throws whenever it is loaded. */
const ON_LOAD = 'fault-on-load:none';
const LATER_MS = 2_000;
const SLOW_MS = 5_000;
const MEGABYTE = 1024 * 1024;
const isBrowser = typeof window !== 'undefined';
const kept: Uint8Array[] = [];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** On the server, a value of a declared query key: `fault-cinema-page-render-1`. */
function chosen(part: string, query: URLSearchParams | undefined): string | undefined {
  if (isBrowser) return window.drillFault?.part === part ? window.drillFault.fault : undefined;
  const value = [...(query?.values() ?? [])].find((text) => text.startsWith(`fault-${part}-`));
  return value?.split('-')[3];
}

const fail = (part: string, fault: string): never => {
  throw new Error(`drill: ${part} fails: ${fault}`);
};

const patched = () => {
  throw new Error('drill: patched');
};

const keepMemory = (megabytes: number) => kept.push(new Uint8Array(megabytes * MEGABYTE).fill(1));

const EFFECTS: Record<string, (part: string) => void> = {
  render: (part) => fail(part, 'render'),
  later(part) {
    // The drill's clock would catch what a timer throws.
    if (isBrowser) void wait(LATER_MS).then(() => fail(part, 'later'));
    else setTimeout(() => fail(part, 'later'), LATER_MS);
  },
  loop() {
    for (;;) kept.length = 0;
  },
  memory() {
    // A browser's tab stays usable while its memory grows.
    if (isBrowser) setInterval(() => keepMemory(20), 100);
    else for (;;) keepMemory(8);
  },
  log() {
    // biome-ignore lint/suspicious/noConsole: the fault
    for (let count = 0; count < 100; count += 1) console.log('x'.repeat(MEGABYTE));
  },
  fetch() {
    globalThis.fetch = patched;
  },
  array() {
    Array.prototype.map = patched;
  },
};
/** They happen once in a document, when the module is loaded or first shown. */
const ONCE = new Set(['later', 'memory', 'log', 'fetch', 'array']);

/** @param part `cinema-page`. @returns the exports of `whole`, which fail when the part is chosen. */
export function faulty(part: string, whole: Whole, { useEffect, usePageQuery }: Hooks) {
  const atLoad = chosen(part, undefined);
  let hasHappened = false;
  if (ON_LOAD.endsWith(part) || atLoad === 'load') fail(part, 'load');
  const happen = (fault = '') => {
    if (isBrowser && hasHappened && ONCE.has(fault)) return;
    hasHappened = true;
    EFFECTS[fault]?.(part);
  };
  if (atLoad === 'fetch' || atLoad === 'array') happen(atLoad);
  return {
    async loader(args: { url: URL }) {
      const fault = chosen(part, args.url.searchParams);
      if (fault === 'loader') fail(part, fault);
      if (fault === 'slow' || fault === 'hanging') await wait(fault === 'slow' ? SLOW_MS : 2 ** 30);
      return whole.loader?.(args as never);
    },
    meta: whole.meta,
    Component() {
      const fault = chosen(part, usePageQuery());
      happen(fault);
      useEffect(() => {
        if (fault === 'effect') fail(part, fault);
      });
      return whole.Component();
    },
  };
}
