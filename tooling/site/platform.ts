/** The composition around the apps of another repository: the packaged shell, and copies of a site's live apps. */
import path from 'node:path';
import { SHELL } from '@mall/contracts';
import { promote, publish, type ReleaseStore, refsIn } from '@mall/release';
import { copyLive } from './live-site.ts';
import type { Releasing } from './promote-builds.ts';

/** The shell's development build in the package of the tooling. */
export const SHELL_BUILD = 'development/shell';

/**
 * Makes the packaged shell live, with copies of the live apps in `site`, the store of a running site, if given.
 * @throws {TaskError | ReleaseError} when the site's releases cannot be read, or do not fit the shell.
 */
export async function addPlatform({ store, by }: Releasing, site?: ReleaseStore): Promise<void> {
  const apps = site ? await copyLive(site, store) : {};
  const build = path.join(import.meta.dirname, '..', SHELL_BUILD);
  const shell = await publish(store, SHELL, build, by, { compress: false });
  await promote(store, refsIn({ ...apps, [SHELL]: shell.release.id }), { by });
}
