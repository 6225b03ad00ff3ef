/** Promotion: makes published releases live. */
import { appNameOf, type Release, releaseIdSchema } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Change, type ChangeOptions, change } from './change.ts';

/** The error for an app that has no release: its name may be mistyped. */
export async function noRelease(store: ReleaseStore, app: string): Promise<ReleaseError> {
  const apps = (await store.apps()).toSorted();
  const known = apps.length > 0 ? `the apps with releases are ${apps.join(', ')}; ` : '';
  return new ReleaseError(`${app} has no release; ${known}to publish one: release publish ${app}`);
}

/** The release `cinema@<id>`, or the newest of `cinema`. @throws {ReleaseError} when there is none. */
export async function resolveRelease(store: ReleaseStore, ref: string): Promise<Release> {
  const [name = '', given] = ref.split('@');
  const app = appNameOf(name);
  const id = given ?? (await store.releases(app))[0]?.id;
  if (!id) throw await noRelease(store, app);
  if (!releaseIdSchema.safeParse(id).success) {
    throw new ReleaseError(
      `${ref}: a release is 16 hexadecimal digits, as in ${app}@0123456789abcdef`,
    );
  }
  const release = await store.release(app, id);
  if (release) return release;
  throw new ReleaseError(`${app}@${id} is not in the store; see: release releases ${app}`);
}

function checkDistinctApps(releases: readonly Release[]): void {
  const apps = releases.map(({ app }) => app);
  const repeated = apps.find((app, index) => apps.indexOf(app) < index);
  if (repeated) throw new ReleaseError(`${repeated} is named twice; name one release of each app`);
}

/**
 * Makes releases live in one composition. Each ref is `<app>@<release>`, or `<app>` for its newest.
 * @throws {ReleaseError} when one is unknown, an app is named twice, or the checks refuse the result.
 */
export async function promote(
  store: ReleaseStore,
  refs: string | readonly string[],
  options: ChangeOptions,
): Promise<Change> {
  const wanted = typeof refs === 'string' ? [refs] : refs;
  const resolved = await Promise.all(wanted.map((ref) => resolveRelease(store, ref)));
  checkDistinctApps(resolved);
  const releases = Object.fromEntries(resolved.map(({ app, id }) => [app, id]));
  const reason = `promote ${resolved.map(({ app, id }) => `${app}@${id}`).join(' ')}`;
  return change(store, options, (live) => ({
    action: 'promote',
    apps: { ...live?.apps, ...releases },
    reason,
  }));
}

/** @throws {ReleaseError} when the app is not live, or another app links to it. */
export async function remove(
  store: ReleaseStore,
  app: string,
  options: ChangeOptions,
): Promise<Change> {
  const name = appNameOf(app);
  return change(store, options, (live) => {
    const { [name]: present, ...apps } = live?.apps ?? {};
    if (!present) throw new ReleaseError(`${name} is not live; see: release status`);
    return { action: 'remove', apps, reason: `remove ${name}` };
  });
}
