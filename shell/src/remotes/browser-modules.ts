/** Loads remotes in the browser: container and chunks by federation, styles from the site record. */
import { containerName, type SiteApp } from '@mall/contracts';
import { loadScript, loadStylesheet } from '@mall/runtime';
import { type Container, moduleFrom } from './container.ts';
import type { ModuleSource } from './module-source.ts';

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

/** Containers load scripts alone: the styles of a module, and of what it imports lazily, are in the record. */
export const browserModules: ModuleSource = {
  async load(app, exposed) {
    const styles = app.exposes[exposed]?.css ?? [];
    const [module] = await Promise.all([
      containerOf(app).then((container) => moduleFrom(container, exposed)),
      ...styles.map(loadStylesheet),
    ]);
    return module;
  },
};
