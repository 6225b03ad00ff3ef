/** Promotion: makes published releases live. */
import { appNameOf, type Composition, type Release, releaseIdSchema } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import { refsOf } from '../base/refs.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Change, type ChangeOptions, change, type PlanFor } from './change.ts';

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
 * The releases by app. Each ref is `<app>@<release>`, or `<app>` for its newest.
 * @throws {ReleaseError} when one is unknown, or an app is named twice.
 */
export async function resolveReleases(
  store: ReleaseStore,
  refs: readonly string[],
): Promise<Composition['apps']> {
  const resolved = await Promise.all(refs.map((ref) => resolveRelease(store, ref)));
  checkDistinctApps(resolved);
  return Object.fromEntries(resolved.map(({ app, id }) => [app, id]));
}

/** The plan that replaces these releases in what is live. */
export function promotionOf(releases: Composition['apps']): PlanFor {
  const reason = `promote ${refsOf(releases)}`;
  return (live) => ({ action: 'promote', apps: { ...live?.apps, ...releases }, reason });
}

/**
 * Makes releases live in one composition.
 * @throws {ReleaseError} when one is unknown, an app is named twice, or the checks refuse the result.
 */
export async function promote(
  store: ReleaseStore,
  refs: string | readonly string[],
  options: ChangeOptions,
): Promise<Change> {
  const releases = await resolveReleases(store, [refs].flat());
  return change(store, options, promotionOf(releases));
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
