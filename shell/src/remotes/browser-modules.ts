/** Loads remotes in the browser: container and chunks by federation, styles from the site record. */
import { containerName, type SiteApp } from '@mall/contracts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ModuleSource } from './module-source.ts';
import { loadStylesheet } from './stylesheet.ts';

/** Failed loads by app, so that a retry gets a new URL. */
const tries = new Map<string, number>();

function register(app: SiteApp): void {
  const count = tries.get(app.name);
  const entry = app.entry.js[0];
  if (!entry) throw new Error('its record names no entry');
  registerRemotes(
    [
      {
        name: app.name,
        type: 'var',
        entryGlobalName: containerName(app.name, app.release),
        entry: count ? `${entry}?try=${count}` : entry,
      },
    ],
    // Federation caches a failed entry by its URL: the retry must replace it.
    { force: Boolean(count) },
  );
}

/** Federation does not notice a missing stylesheet of an exposed module, so the styles come first. */
async function load(app: SiteApp, exposed: string): Promise<unknown> {
  register(app);
  const styles = app.exposes[exposed]?.css ?? [];
  const [module] = await Promise.all([
    loadRemote(exposed.replace('.', app.name)),
    ...styles.map(loadStylesheet),
  ]);
  return module;
}

export const browserModules: ModuleSource = {
  async load(app, exposed) {
    try {
      return await load(app, exposed);
    } catch (error) {
      tries.set(app.name, (tries.get(app.name) ?? 0) + 1);
      throw error;
    }
  },
};
