/** The running site that `--site` names, and the store of its releases. */
import { type Composition, readSettings, type Settings } from '@mall/contracts';
import { openStoreOf, type ReleaseStore } from '@mall/release';
import { writeGenerated } from '../names/generated-files.ts';
import { liveNames } from '../names/live-names.ts';
import { IS_PACKAGE, REPOSITORY, TaskError } from '../repository.ts';

export interface LiveSite {
  origin: string;
  store: ReleaseStore;
  /** With the site's API. */
  settings: Settings;
}

/** Also writes the names of the site's routes and slots. @throws {TaskError | SettingsError | ReleaseError} */
export async function openLiveSite(site: string): Promise<LiveSite> {
  if (!IS_PACKAGE)
    throw new TaskError('--site is for a repository of its own; here API_ORIGIN names an API', 2);
  if (!process.env.STORE_URL)
    throw new TaskError('--site needs STORE_URL, the store with the releases of that site', 2);
  writeGenerated(REPOSITORY, [await liveNames(site)]);
  const { origin } = new URL(site);
  const settings = readSettings({ ...process.env, API_ORIGIN: origin });
  return { origin, settings, store: openStoreOf(settings, REPOSITORY) };
}

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

/** Copies what is live into another store, where nothing becomes live. @throws {TaskError | ReleaseError} */
export async function copyLive(from: ReleaseStore, to: ReleaseStore): Promise<Composition['apps']> {
  const live = await from.live();
  if (!live) throw new TaskError('--site: nothing is live in the store that STORE_URL names');
  for (const [app, id] of Object.entries(live.apps)) await copyRelease(from, to, app, id);
  return live.apps;
}
