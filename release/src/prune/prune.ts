/** Pruning: removes releases that neither a visitor nor a rollback needs any more. */
import type { Composition, Release } from '@mall/contracts';
import { refsIn } from '../base/refs.ts';
import { releaseBefore } from '../promote/rollback.ts';
import { isOpen } from '../rollouts/pending-steps.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const DAY_MS = 24 * 60 * 60_000;

const refOf = ({ app, id }: Pick<Release, 'app' | 'id'>) => `${app}@${id}`;

/** What open pages may have been rendered from: the compositions since then, and the one that was live. */
async function recentRefs(
  store: ReleaseStore,
  usable: readonly Composition[],
  since: string,
): Promise<string[]> {
  const recent = (await store.history()).filter(({ at }) => at >= since);
  const liveThen = usable.filter(({ at }) => at < since).slice(0, 1);
  return [...recent, ...liveThen].flatMap(({ apps }) => refsIn(apps));
}

function rollbackRefs(usable: readonly Composition[]): string[] {
  // Also of apps that were taken out.
  const apps = new Set(usable.flatMap(({ apps }) => Object.keys(apps)));
  return [...apps].flatMap((app) => {
    const id = releaseBefore(usable, app);
    return id ? [refOf({ app, id })] : [];
  });
}

/** What rollouts show or still make live, and what they return to. */
async function rolloutRefs(store: ReleaseStore): Promise<string[]> {
  const open = (await store.rollouts.all()).filter((state) => isOpen(state));
  return open.flatMap(({ rollout: { apps, base } }) => [...refsIn(apps), ...refsIn(base)]);
}

/**
 * The releases that may be removed: those that are old enough, in no composition of the last days, not
 * needed by a rollback or a rollout, and not the newest of their app, which `promote <app>` makes live.
 * @param days that a release is kept after it was published, and after it was live.
 */
export async function prunable(store: ReleaseStore, days: number): Promise<Release[]> {
  const since = new Date(Date.now() - days * DAY_MS).toISOString();
  const usable = await store.usable();
  const kept = new Set([
    ...(await recentRefs(store, usable, since)),
    ...rollbackRefs(usable),
    ...(await rolloutRefs(store)),
  ]);
  const apps = await store.apps();
  const releases = await Promise.all(apps.map((app) => store.releases(app)));
  return releases
    .flatMap(([_newest, ...older]) => older)
    .filter((release) => release.publishedAt < since && !kept.has(refOf(release)));
}

/** Removes a release, unless it was made live or part of a rollout since it was listed. @returns whether it is removed. */
export async function pruneRelease(
  store: ReleaseStore,
  release: Release,
  by: string,
): Promise<boolean> {
  const live = await store.live();
  const needed = [...refsIn(live?.apps ?? {}), ...(await rolloutRefs(store))];
  if (needed.includes(refOf(release))) return false;
  await store.removeRelease(release.app, release.id);
  const at = new Date().toISOString();
  await store.audit({ at, by, action: 'prune', subject: refOf(release) });
  return true;
}
