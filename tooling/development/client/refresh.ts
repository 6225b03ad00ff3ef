/**
 * Replaces the components of an open page by those of a newer release, which is loaded beside its own:
 * React Refresh keeps their state. A classic script behind react-refresh's runtime: it imports nothing.
 */
interface RefreshRuntime {
  injectIntoGlobalHook(global: unknown): void;
  register(type: unknown, id: string): void;
  createSignatureFunctionForTransform(): unknown;
  performReactRefresh(): unknown;
}

interface App {
  name: string;
  release: string;
  entry: { js: string[] };
  exposes: Record<string, { css: string[] }>;
  routes: unknown;
  redirects: unknown;
  slots: unknown;
  navigation: unknown;
}

interface Container {
  init(shareScope: unknown): Promise<void>;
  get(exposed: string): Promise<() => unknown>;
}

interface PageSource {
  version: string;
  apps: App[];
  /** What the components are given, and what the page shows beside them: equal where these alone have changed. */
  surroundings: string;
}

declare const reactRefresh: RefreshRuntime;
/** Defined by the shell's development build once the page has loaded its messages. */
declare function replaceShownMessages(app: string, language: string, messages: unknown): void;

// biome-ignore lint/correctness/noUnusedVariables: development builds and client.ts read it
const developmentRefresh = (() => {
  /** `<app> <file>` of each source that this page runs. */
  const running = new Set<string>();
  /** Releases that this page has run: React Refresh does not go back to their components. */
  const earlier = new Set<string>();
  let shown: Promise<PageSource | undefined> | undefined;
  let shareScope: unknown;

  /** Takes the components of one source file, and the shared modules that its container was given. */
  function registerIn(app: string, file: string, scope: unknown) {
    shareScope = scope;
    running.add(`${app} ${file}`);
    return (type: unknown, name: string) => reactRefresh.register(type, `${app} ${file} ${name}`);
  }

  async function sourceOf(page: Document): Promise<PageSource | undefined> {
    const data = page.getElementById('page-data')?.textContent;
    const version = page.querySelector<HTMLElement>('script[data-version]')?.dataset.version;
    if (!data || !version) return undefined;
    const { site, hydration } = JSON.parse(data);
    const head = [...page.querySelectorAll('title, meta, script[type="application/ld+json"]')];
    const tags = head.map((element) => element.outerHTML);
    const { apps } = (await (await fetch(site)).json()) as { apps: App[] };
    const surroundings = JSON.stringify([
      location.pathname,
      tags,
      hydration.loaderData,
      apps.map((app) => [app.name, app.routes, app.redirects, app.slots, app.navigation]),
    ]);
    return { version, apps, surroundings };
  }

  function load(element: HTMLLinkElement | HTMLScriptElement): Promise<void> {
    return new Promise((resolve, reject) => {
      element.onload = () => resolve();
      element.onerror = () => reject(new Error(`${element.outerHTML} did not load`));
      document.head.append(element);
    });
  }

  const addStylesheet = (href: string) =>
    load(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  const addScript = (src: string) => load(Object.assign(document.createElement('script'), { src }));

  const isRunning = (app: string, exposed: string) =>
    [...running].some((source) => source.startsWith(`${app} mf-${app}/src${exposed.slice(1)}/`));

  function containerOf({ name, release }: App): Container {
    const containers = globalThis as unknown as Record<string, Container>;
    const container = containers[`mall_${name.replaceAll('-', '_')}_${release}`];
    if (!container) throw new Error(`${name}@${release} left no container`);
    return container;
  }

  async function replaceMessages({ name, exposes }: App, container: Container): Promise<void> {
    const { lang } = document.documentElement;
    if (!(`./messages/${lang}` in exposes)) return;
    const factory = await container.get(`./messages/${lang}`);
    replaceShownMessages(name, lang, (factory() as { default: unknown }).default);
  }

  async function loadRelease(app: App, old: App): Promise<void> {
    const { name, entry, exposes } = app;
    const modules = Object.entries(exposes).filter(([exposed]) => isRunning(name, exposed));
    // The share scope is known from modules that run.
    if (modules.length === 0) return;
    const [url] = entry.js;
    if (!url) throw new Error(`${name} has no entry`);
    await addScript(url);
    const container = containerOf(app);
    await container.init(shareScope);
    await replaceMessages(app, container);
    await Promise.all(
      modules.flatMap(([exposed, { css }]) => [
        container.get(exposed).then((factory) => factory()),
        ...css.map(addStylesheet),
      ]),
    );
    const oldStyles = `link[rel=stylesheet][href*="/js/${name}/${old.release}/"]`;
    for (const link of document.querySelectorAll(oldStyles)) link.remove();
  }

  const canRefresh = ({ name, release }: App) => name !== 'shell' && !earlier.has(release);

  /** @returns the version that the page shows then; undefined when it must be reloaded. */
  async function update(): Promise<string | undefined> {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    const next = await sourceOf(
      new DOMParser().parseFromString(await response.text(), 'text/html'),
    );
    const now = await shown;
    if (!now || next?.surroundings !== now.surroundings) return undefined;
    const before = new Map(now.apps.map((app) => [app.name, app]));
    const changed = next.apps.flatMap((app) => {
      const old = before.get(app.name);
      return old && old.release !== app.release ? [{ app, old }] : [];
    });
    if (changed.length === 0 || !changed.every(({ app }) => canRefresh(app))) return undefined;
    for (const { old } of changed) earlier.add(old.release);
    await Promise.all(changed.map(({ app, old }) => loadRelease(app, old)));
    reactRefresh.performReactRefresh();
    shown = Promise.resolve(next);
    return next.version;
  }

  reactRefresh.injectIntoGlobalHook(window);
  addEventListener('DOMContentLoaded', () => {
    shown = sourceOf(document).catch(() => undefined);
  });
  return { registerIn, signature: reactRefresh.createSignatureFunctionForTransform, update };
})();
