/** Loads remotes in the browser: container and chunks by federation, styles from the site record. */
import { containerName, type SiteApp } from '@mall/contracts';
import type { ModuleSource } from './module-registry.ts';

/** A file that has not come by then counts as failed. */
const TIMEOUT_MS = 20_000;

/** Resolves when the element has loaded. One that fails is removed, so that it can be requested again. */
function loaded(element: HTMLElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = ({ type }: Pick<Event, 'type'>) => {
      clearTimeout(timer);
      if (type === 'load') return resolve();
      element.remove();
      reject(new Error(`${url} did not load`));
    };
    const timer = setTimeout(end, TIMEOUT_MS, { type: 'timeout' });
    element.addEventListener('load', end);
    element.addEventListener('error', end);
  });
}

/** Runs a script, once where the head has started it. @throws when it cannot be loaded in time. */
function loadScript(src: string, integrity = ''): Promise<void> {
  const started = [...document.scripts].find((script) => script.getAttribute('src') === src);
  const script = started ?? Object.assign(document.createElement('script'), { src, integrity });
  const loading = loaded(script, src);
  if (!started) document.head.append(script);
  return loading;
}

const stylesheets = new Map<string, Promise<void>>();

/** A stylesheet that has failed is in the document as well: without rules, or with rules that must not be read. */
function isApplied(sheet: CSSStyleSheet, url: string): boolean {
  try {
    return sheet.href === url && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Puts a stylesheet into the page once. @throws when it cannot be loaded in time; a later call requests it again. */
function loadStylesheet(href: string): Promise<void> {
  const known = stylesheets.get(href);
  if (known) return known;
  const url = new URL(href, location.href).href;
  if ([...document.styleSheets].some((sheet) => isApplied(sheet, url))) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loading = loaded(link, href);
  document.head.append(link);
  stylesheets.set(href, loading);
  loading.catch(() => stylesheets.delete(href));
  return loading;
}

interface Container {
  /** Gives the container the modules that the shell shares. The same scope again does nothing. */
  init(shareScope: unknown): void | Promise<void>;
  get(exposed: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

/** @throws when a file of the module cannot be loaded; a later call asks for it again. */
async function moduleFrom(container: Container, exposed: string): Promise<unknown> {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get(exposed);
  return factory();
}

/** Loaded and pending containers by their global names. */
const containers = new Map<string, Promise<Container>>();
/** Failed loads of an entry, so that a retry gets a new URL. */
const tries = new Map<string, number>();

async function loadContainer(app: SiteApp, name: string): Promise<Container> {
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  const entry = app.entry.js[0];
  if (!entry) throw new Error('its record names no entry');
  const count = tries.get(entry) ?? 0;
  if (!globals[name]) {
    tries.set(entry, count + 1);
    await loadScript(count > 0 ? `${entry}?try=${count}` : entry, app.integrity[entry]);
  }
  const container = globals[name];
  if (!container) throw new Error(`${entry} left no container ${name}`);
  return container;
}

function containerOf(app: SiteApp): Promise<Container> {
  const name = containerName(app.name, app.release);
  const known = containers.get(name);
  if (known) return known;
  const loading = loadContainer(app, name);
  containers.set(name, loading);
  loading.catch(() => containers.delete(name));
  return loading;
}

/** Scripts of modules that this document has requested. */
const requested = new Set<string>();

/** Runs a script of a module once: its code waits for the container. The head runs those of the first page. */
function runModuleScript(app: SiteApp, src: string): void {
  const isInHead = [...document.querySelectorAll('link')].some(
    (link) => link.getAttribute('href') === src,
  );
  if (isInHead || requested.has(src)) return;
  requested.add(src);
  // The container requests it again, and reports a second failure.
  loadScript(src, app.integrity[src]).catch(() => requested.delete(src));
}

/**
 * A container loads the scripts of its modules by itself, but only once it is there: so they are requested beside it.
 * It loads no styles: those of a module, and of what it imports lazily, are in the record.
 */
export const browserModules: ModuleSource = {
  async load(app, exposed) {
    const { js: scripts = [], css: styles = [] } = app.exposes[exposed] ?? {};
    for (const script of scripts) runModuleScript(app, script);
    const [module] = await Promise.all([
      containerOf(app).then((container) => moduleFrom(container, exposed)),
      ...styles.map(loadStylesheet),
    ]);
    return module;
  },
};
