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
 * The releases that an app went through, oldest first, the present one last. A rollback takes the
 * newest off, so a second rollback goes one further back instead of bringing the faulty one again.
 */
function releaseTrail(newestFirst: readonly Composition[], app: string): string[] {
  const trail: string[] = [];
  for (const composition of newestFirst.toReversed()) {
    const id = composition.apps[app];
    if (!id || trail.at(-1) === id) continue;
    const undone = isRollback(composition, app) ? trail.lastIndexOf(id) : -1;
    if (undone < 0) trail.push(id);
    else trail.length = undone + 1;
  }
  return trail;
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
      const trail = releaseTrail(await store.history(), name);
      const earlier = trail.at(-2);
      if (!earlier) throw new ReleaseError(`${name} has no earlier release to go back to`);
      return { action: 'rollback', releases: { [name]: earlier }, reason: reasonFor(name) };
    },
    options,
  );
}
