/** Rollback: makes the release live that an app had before its present one. */
import { appNameOf, type Composition } from '@mall/contracts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Change, type ChangeOptions, change } from './change.ts';

const reasonFor = (app: string) => `rollback ${app}`;

function isRollback({ reason }: Composition, app: string): boolean {
  return reason === reasonFor(app) || reason.startsWith(`${reasonFor(app)}:`);
}

/**
 * The past releases of an app, oldest first, the present one last. A rollback removes the newest, so
 * that a second rollback goes one further back instead of returning to the faulty one.
 */
function pastReleases(newestFirst: readonly Composition[], app: string): string[] {
  const past: string[] = [];
  for (const composition of newestFirst.toReversed()) {
    const id = composition.apps[app];
    if (!id || past.at(-1) === id) continue;
    const undone = isRollback(composition, app) ? past.lastIndexOf(id) : -1;
    if (undone < 0) past.push(id);
    else past.length = undone + 1;
  }
  return past;
}

/**
 * Takes `app` back to the release before its present one; other apps stay as they are.
 * @throws {ReleaseError} when the app has no earlier release.
 */
export async function rollback(
  store: ReleaseStore,
  app: string,
  options: ChangeOptions,
): Promise<Change> {
  const name = appNameOf(app);
  return change(
    store,
    async () => {
      const past = pastReleases(await store.history(), name);
      const earlier = past.at(-2);
      if (!earlier) throw new ReleaseError(`${name} has no earlier release to go back to`);
      return { action: 'rollback', releases: { [name]: earlier }, reason: reasonFor(name) };
    },
    options,
  );
}
