/** Publishing: a build becomes an immutable, content-addressed release in the store. */
import { createHash } from 'node:crypto';
import type { BuildRecord, Release } from '@mall/contracts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseFiles, ReleaseStore } from '../store/release-store.ts';
import { brotliFiles } from './brotli.ts';
import { parseBuildRecord, readBuild } from './built-files.ts';
import { commitOf } from './commit.ts';
import { checkNamedFiles } from './named-files.ts';
import { releaseId, stampReleaseId } from './release-id.ts';

/** `sha384-<base64>`, as Subresource Integrity writes it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function recordOf(app: string, text: string, buildFolder: string): BuildRecord {
  const record = parseBuildRecord(text, buildFolder);
  if (record.mf.name === app) return record;
  throw new ReleaseError(`${buildFolder} holds a build of ${record.mf.name}, not of ${app}`);
}

function describeFiles(files: ReleaseFiles): Release['files'] {
  return [...files].map(([path, bytes]) => ({
    path,
    bytes: bytes.length,
    integrity: integrityOf(bytes),
  }));
}

/**
 * Publishes the build in `buildFolder` as a release of `app`. The same bytes again give the same
 * release and change nothing.
 * @param compress whether web files are stored with their brotli forms, which takes seconds; a
 *   development build is seen once
 * @throws {ReleaseError} when the build is missing or not complete.
 */
export async function publish(
  store: ReleaseStore,
  app: string,
  buildFolder: string,
  by: string,
  compress = true,
): Promise<Release> {
  const build = await readBuild(buildFolder);
  const id = releaseId(build);
  const record = recordOf(
    app,
    stampReleaseId('build.json', build.record, id).toString(),
    buildFolder,
  );
  const stamped = [...build.files].map(([path, bytes]): [string, Buffer] => [
    path,
    stampReleaseId(path, bytes, id),
  ]);
  const built = new Map(stamped);
  checkNamedFiles(record, built);
  const published = await store.release(app, id);
  if (published) return published;
  const files = compress ? new Map([...built, ...(await brotliFiles(built))]) : built;
  const at = new Date().toISOString();
  const release = await store.putRelease(
    {
      ...record,
      app,
      id,
      files: describeFiles(files),
      commit: await commitOf(buildFolder),
      publishedAt: at,
      publishedBy: by,
    },
    files,
  );
  await store.audit({ at, by, action: 'publish', subject: `${app}@${id}` });
  return release;
}
