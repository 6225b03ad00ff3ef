/** Brings builds into the release store and, where that is called for, live. */
import type { Settings } from '@mall/contracts';
import { actorOf, openStore, promote, publish, type ReleaseStore, storeUrl } from '@mall/release';
import { buildFolderOf } from '../build/apps.ts';
import { say } from '../checkout.ts';

export interface Releasing {
  root: string;
  store: ReleaseStore;
  by: string;
}

/** The store and the name that the settings give. */
export function releasingWith(root: string, settings: Settings): Releasing {
  return {
    root,
    store: openStore(storeUrl(settings), root),
    by: actorOf(settings),
  };
}

interface Published {
  ref: string;
  /** Whether the store did not hold it before. */
  isNew: boolean;
}

async function publishBuild({ root, store, by }: Releasing, app: string): Promise<Published> {
  const known = new Set((await store.releases(app)).map(({ id }) => id));
  const { id } = await publish(store, app, buildFolderOf(root, app), by);
  return { ref: `${app}@${id}`, isNew: !known.has(id) };
}

/** Publishes the builds and makes `wanted` ones live, in one composition. */
async function promoteSome(
  releasing: Releasing,
  apps: readonly string[],
  isWanted: (app: string, published: Published) => boolean,
): Promise<void> {
  const refs: string[] = [];
  for (const app of apps) {
    const published = await publishBuild(releasing, app);
    if (isWanted(app, published)) refs.push(published.ref);
  }
  if (refs.length === 0) return;
  const { composition, changed, warnings } = await promote(releasing.store, refs, {
    by: releasing.by,
  });
  for (const { message } of warnings) say(`warning: ${message}`);
  if (changed) say(`revision ${composition.revision} is live: ${refs.join(' ')}`);
}

/**
 * Publishes the builds; live become those that the store did not hold yet and those of apps that
 * have nothing live. A release known before stays as it is, so that a rollback outlives a restart.
 */
export async function promoteNewBuilds(
  releasing: Releasing,
  apps: readonly string[],
): Promise<void> {
  const live = (await releasing.store.live())?.apps ?? {};
  await promoteSome(releasing, apps, (app, { isNew }) => isNew || live[app] === undefined);
}

/** Publishes the build of one app and makes it live, whatever was live before. */
export async function promoteBuild(releasing: Releasing, app: string): Promise<void> {
  await promoteSome(releasing, [app], () => true);
}
