/** Publishes builds and promotes those that are wanted. */
import type { Settings } from '@mall/contracts';
import { openStoreOf, type Published, promote, publish, type ReleaseStore } from '@mall/release';
import { actorOf } from '@mall/server';
import { type BuildMode, buildFolderOf } from '../build/apps.ts';
import { say } from '../terminal/output.ts';

export interface Releasing {
  root: string;
  store: ReleaseStore;
  by: string;
  modeOf: (app: string) => BuildMode;
  /** Whether web files are stored in compressed form too, which takes seconds. */
  compress: boolean;
}

/** Releases production builds; the settings name the store and the actor. */
export function releasingWith(root: string, settings: Settings): Releasing {
  return {
    root,
    store: openStoreOf(settings, root),
    by: actorOf(settings),
    modeOf: () => 'production',
    compress: true,
  };
}

/** Publishes the builds and promotes the wanted ones, in one composition. @returns the highest revision. */
async function promoteSome(
  { root, store, by, modeOf, compress }: Releasing,
  apps: readonly string[],
  isWanted: (app: string, published: Published) => boolean,
): Promise<number> {
  const refs: string[] = [];
  for (const app of apps) {
    const build = buildFolderOf(root, app, modeOf(app));
    const published = await publish(store, app, build, by, { compress });
    if (isWanted(app, published)) refs.push(`${app}@${published.release.id}`);
  }
  if (refs.length === 0) return (await store.live())?.revision ?? 0;
  const { composition, changed, warnings } = await promote(store, refs, { by });
  for (const { message } of warnings) say(`warning: ${message}`);
  if (changed) say(`promoted ${refs.join(' ')}: revision ${composition.revision}`);
  return composition.revision;
}

/**
 * Publishes the builds; live become those that the store did not hold yet and those of apps that never
 * were live. Any other stays as it is, so that a rollback or a removal outlives a restart.
 */
export async function promoteNewBuilds(
  releasing: Releasing,
  apps: readonly string[],
): Promise<void> {
  const usable = await releasing.store.usable();
  const known = new Set(usable.flatMap((composition) => Object.keys(composition.apps)));
  await promoteSome(releasing, apps, (app, { isNew }) => isNew || !known.has(app));
}

/** Publishes the builds and promotes them, whatever was live before. @returns the highest revision. */
export function promoteBuilds(releasing: Releasing, apps: readonly string[]): Promise<number> {
  return promoteSome(releasing, apps, () => true);
}
