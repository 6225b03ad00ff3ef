/** Publishes builds and promotes those that are wanted. */
import type { Settings } from '@mall/contracts';
import { openStoreOf, promote, publish, type ReleaseStore, refsIn } from '@mall/release';
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

/** Publishes the builds and promotes those not in `known`, in one composition. @returns the highest revision. */
export async function promoteBuilds(
  { root, store, by, modeOf, compress }: Releasing,
  apps: readonly string[],
  known: ReadonlySet<string> = new Set(),
): Promise<number> {
  const published: string[] = [];
  for (const app of apps) {
    const build = buildFolderOf(root, app, modeOf(app));
    const { release } = await publish(store, app, build, by, { compress });
    published.push(`${app}@${release.id}`);
  }
  const refs = published.filter((ref) => !known.has(ref));
  if (refs.length === 0) return (await store.live())?.revision ?? 0;
  const { composition, changed, warnings } = await promote(store, refs, { by });
  for (const { message } of warnings) say(`warning: ${message}`);
  if (changed) say(`promoted ${refs.join(' ')}: revision ${composition.revision}`);
  return composition.revision;
}

/**
 * Publishes the builds; live become those that were in no composition or rollout yet. Any other stays as it
 * is, so that a rollback or a removal outlives a restart.
 */
export async function promoteNewBuilds(
  releasing: Releasing,
  apps: readonly string[],
): Promise<void> {
  const { store } = releasing;
  const rollouts = (await store.rollouts.all()).map(({ rollout }) => rollout);
  const named = [...(await store.history()), ...rollouts];
  await promoteBuilds(releasing, apps, new Set(named.flatMap(({ apps }) => refsIn(apps))));
}
