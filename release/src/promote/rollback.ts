/** Rollback: makes live again what was live before. */
import { appNameOf, type Composition } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Change, type ChangeOptions, change } from './change.ts';

/** The past releases of an app, oldest first. A rollback removes the newest, so a second goes further back. */
function pastReleases(newestFirst: readonly Composition[], app: string): string[] {
  const past: string[] = [];
  for (const { apps, action, changed } of newestFirst.toReversed()) {
    const id = apps[app];
    if (!id || past.at(-1) === id) continue;
    const goesBack = action !== 'promote' && changed.includes(app);
    const undone = goesBack ? past.lastIndexOf(id) : -1;
    if (undone < 0) past.push(id);
    else past.length = undone + 1;
  }
  return past;
}

/** The release that a rollback of `app` returns to; `usable` is newest first. */
export function releaseBefore(usable: readonly Composition[], app: string): string | undefined {
  // Of an app that was removed, the last one is not live.
  return pastReleases(usable, app).at(usable[0]?.apps[app] ? -2 : -1);
}

/** Returns `app` to its last release that was live. @throws {ReleaseError} when there is none. */
export async function rollback(
  store: ReleaseStore,
  app: string,
  options: ChangeOptions,
): Promise<Change> {
  const name = appNameOf(app);
  return change(store, options, async (live) => {
    const earlier = releaseBefore(await store.usable(), name);
    if (!earlier && !live?.apps[name]) {
      throw new ReleaseError(
        `${name} is not live; to make a release live again: release promote ${name}@<release>; see: release releases ${name}`,
      );
    }
    if (!earlier) {
      throw new ReleaseError(
        `${name} has no earlier release to return to; to take it out: release remove ${name}`,
      );
    }
    const apps = { ...live?.apps, [name]: earlier };
    return { action: 'rollback', apps, reason: `rollback ${name}` };
  });
}

/** Makes an earlier composition live again. @throws {ReleaseError} when there is none, or it is refused. */
export async function rollbackTo(
  store: ReleaseStore,
  revision: number,
  options: ChangeOptions,
): Promise<Change> {
  return change(store, options, async () => {
    const target = (await store.usable()).find((composition) => composition.revision === revision);
    const reason = `rollback to revision ${revision}`;
    if (target) return { action: 'rollback', apps: target.apps, reason };
    throw new ReleaseError(
      (await store.composition(revision))
        ? `revision ${revision} was refused by a gateway, or a release of it cannot be read; see: release history`
        : `there is no revision ${revision}; see: release history`,
    );
  });
}
