/** What a remote in a repository of its own is shown in: the shell of its packages, and what is live on a site. */
import path from 'node:path';
import { type Composition, SHELL } from '@mall/contracts';
import { promote, publish, type ReleaseStore } from '@mall/release';
import { TaskError } from '../repository.ts';
import type { Releasing } from './promote-builds.ts';

/** The shell's development build in the package of the tooling. */
export const SHELL_BUILD = 'development/shell';

async function copyRelease(from: ReleaseStore, to: ReleaseStore, app: string, id: string) {
  const release = await from.release(app, id);
  if (!release) throw new TaskError(`${app}@${id} is live, but its record cannot be read`);
  const files = new Map<string, Buffer>();
  for (const { path: file } of release.files) {
    const bytes = await from.readFile(app, id, file);
    if (!bytes) throw new TaskError(`${app}@${id}: ${file} is not in the store`);
    files.set(file, bytes);
  }
  await to.putRelease(release, files);
}

async function liveApps(store: ReleaseStore): Promise<Composition['apps']> {
  const live = await store.live();
  if (live) return live.apps;
  throw new TaskError('--site: nothing is live in the store that STORE_URL names');
}

/**
 * Makes the shell live, with copies of what is live in `site`, the store of a running site, if it is given.
 * @throws {TaskError | ReleaseError} when the site's releases cannot be read, or do not fit the shell.
 */
export async function addPlatform({ store, by }: Releasing, site?: ReleaseStore): Promise<void> {
  const { [SHELL]: _, ...apps } = site ? await liveApps(site) : {};
  for (const [app, id] of Object.entries(apps)) {
    if (site) await copyRelease(site, store, app, id);
  }
  const build = path.join(import.meta.dirname, '..', SHELL_BUILD);
  const shell = await publish(store, SHELL, build, by, { compress: false });
  const refs = Object.entries({ ...apps, [SHELL]: shell.release.id });
  await promote(
    store,
    refs.map(([app, id]) => `${app}@${id}`),
    { by },
  );
}
