/** Promotion: makes published releases live. */
import { appNameOf, releaseIdSchema } from '@mall/contracts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Change, type ChangeOptions, change } from './change.ts';

/** App and release that `ref` means: `cinema@<id>`, or the newest published of `cinema`. */
async function resolveRef(store: ReleaseStore, ref: string): Promise<[app: string, id: string]> {
  const [name = '', given] = ref.split('@');
  const app = appNameOf(name);
  const id = given ?? (await store.releases(app))[0]?.id;
  if (!id)
    throw new ReleaseError(`${app} has no release; publish it first: release publish ${app}`);
  if (!releaseIdSchema.safeParse(id).success) {
    throw new ReleaseError(
      `${ref}: a release is 16 hexadecimal digits, as in ${app}@0123456789abcdef`,
    );
  }
  if (await store.release(app, id)) return [app, id];
  throw new ReleaseError(`${app}@${id} is not in the store; see: release releases ${app}`);
}

/**
 * Makes the releases live together, in one new composition. Each ref is `<app>@<release>`, or
 * `<app>` for its newest release.
 * @throws {RefusedError} when the checks refuse the composition.
 */
export async function promote(
  store: ReleaseStore,
  refs: string | readonly string[],
  options: ChangeOptions,
): Promise<Change> {
  const wanted = typeof refs === 'string' ? [refs] : refs;
  const resolved = await Promise.all(wanted.map((ref) => resolveRef(store, ref)));
  const releases = Object.fromEntries(resolved);
  const reason = `promote ${resolved.map(([app, id]) => `${app}@${id}`).join(' ')}`;
  return change(store, () => ({ action: 'promote', releases, reason }), options);
}
