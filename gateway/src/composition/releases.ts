/** The releases of a composition: their records, and their server files as render workers load them. */
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Composition,
  type Release,
  type Settings,
  SHELL,
  type SiteRecord,
} from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import type { ServerFiles, WorkerSetup } from '../render/messages.ts';

/** The share of a render's timeout within which its data and modules must be loaded. */
const LOADING_SHARE = 2 / 3;

interface MissingRelease {
  app: string;
  id: string;
}

/** Releases that are not in the store, or whose record cannot be read. */
export class MissingReleasesError extends Error {
  readonly missing: readonly MissingRelease[];

  constructor(missing: readonly MissingRelease[]) {
    const names = missing.map(({ app, id }) => `${app}@${id}`).join(', ');
    super(`not in the store or damaged: ${names}; publish the same build again`);
    this.missing = missing;
  }
}

export async function readReleases(
  { apps }: Pick<Composition, 'apps'>,
  store: ReleaseStore,
): Promise<{ releases: Release[]; missing: MissingRelease[] }> {
  const ids = Object.entries(apps).map(([app, id]) => ({ app, id }));
  const read = await Promise.all(ids.map(({ app, id }) => store.release(app, id)));
  return {
    releases: read.filter((release) => release !== undefined),
    missing: ids.filter((_id, index) => !read[index]),
  };
}

/** What the workers of these releases need to start. @throws when the shell is missing. */
export async function workerSetup(
  site: SiteRecord,
  releases: readonly Release[],
  { settings, store, apiOrigin }: { settings: Settings; store: ReleaseStore; apiOrigin: string },
): Promise<WorkerSetup> {
  const serverFiles: ServerFiles = {};
  const entries = await Promise.all(
    releases.map(async ({ app, id, nodeEntry, files }): Promise<[string, string]> => {
      // The module loader uses real paths.
      const folder = await realpath(join(await store.localFolder(app, id), 'node'));
      serverFiles[folder] = Object.fromEntries(files.flatMap(serverFile));
      return [app, join(folder, nodeEntry)];
    }),
  );
  const { [SHELL]: shellEntry, ...nodeEntries } = Object.fromEntries(entries);
  if (!shellEntry) throw new Error('the composition has no shell; promote shell as well');
  const { SENTRY_DSN: sentryDsn } = settings;
  const timeoutMs = settings.RENDER_TIMEOUT_SECONDS * 1000;
  const loadTimeoutMs = timeoutMs * LOADING_SHARE;
  const responseTtlMs = settings.PAGE_TTL_SECONDS * 1000;
  return {
    shellEntry,
    serverFiles,
    timeoutMs,
    options: { site, apiOrigin, nodeEntries, sentryDsn, loadTimeoutMs, responseTtlMs },
  };
}

/** Path below the folder of server files, and hash. */
function serverFile({ path, integrity }: Release['files'][number]): [string, string][] {
  return path.startsWith('node/') ? [[path.slice('node/'.length), integrity]] : [];
}
