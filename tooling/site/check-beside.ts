/** Runs the checks of a promotion on builds and a site's live apps, without a change of the site. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseBreaks } from '@mall/contracts';
import {
  openStore,
  promote,
  publish,
  type ReleaseStore,
  refsIn,
  servedContract,
} from '@mall/release';
import { TaskError } from '../repository.ts';
import { copyLive, type LiveSite } from './live-site.ts';

const BY = 'check';

const promoteAll = (store: ReleaseStore, apps: Record<string, string>) =>
  promote(store, refsIn(apps), { by: BY });

async function checkIn(
  store: ReleaseStore,
  site: LiveSite,
  builds: Record<string, string>,
): Promise<string[]> {
  await promoteAll(store, await copyLive(site.store, store));
  const served = await servedContract(site.origin);
  if (typeof served === 'string') throw new TaskError(`--site: ${served}`);
  const own: Record<string, string> = {};
  const breaks: string[] = [];
  for (const [app, folder] of Object.entries(builds)) {
    const { release } = await publish(store, app, folder, BY, { compress: false });
    own[app] = release.id;
    breaks.push(...releaseBreaks(release, served));
  }
  if (breaks.length > 0) throw new TaskError(['the API does not fit:', ...breaks].join('\n  '));
  const { warnings } = await promoteAll(store, own);
  return warnings.map(({ message }) => message);
}

/**
 * @param builds the folder of each app's build.
 * @returns the warnings of a promotion. @throws {TaskError | ReleaseError} for what a promotion refuses.
 */
export async function checkBeside(
  site: LiveSite,
  builds: Record<string, string>,
): Promise<string[]> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'check-'));
  return await checkIn(openStore(folder.path), site, builds);
}
