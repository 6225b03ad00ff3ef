/** Removal: takes an app out of the live composition. Its releases stay in the store. */
import { appNameOf } from '@mall/contracts';
import { ReleaseError } from '../base/release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Change, type ChangeOptions, change } from './change.ts';

/**
 * @throws {ReleaseError} when the app is not live.
 * @throws {RefusedError} when another app links to it.
 */
export async function remove(
  store: ReleaseStore,
  app: string,
  options: ChangeOptions,
): Promise<Change> {
  const name = appNameOf(app);
  return change(
    store,
    (live) => {
      const { [name]: present, ...apps } = live?.apps ?? {};
      if (!present) throw new ReleaseError(`${name} is not live; see: release status`);
      return { action: 'remove', apps, reason: `remove ${name}` };
    },
    options,
  );
}
