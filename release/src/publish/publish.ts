/** Publishing: a build becomes an immutable, content-addressed release in the store. */
import type { BuildRecord, Release } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import { integrityOf, scriptIntegrityOf } from '../base/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseFiles } from '../store/releases.ts';
import { brotliFiles } from './brotli.ts';
import { checkNamedFiles, parseBuildRecord, readBuild } from './built-files.ts';
import { provenanceOf } from './commit.ts';
import { releaseId, stampReleaseId, withHashes } from './placeholders.ts';

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
    ...(/^web\/.*\.js$/.test(path) ? { scriptIntegrity: scriptIntegrityOf(bytes) } : {}),
  }));
}

export interface Published {
  release: Release;
  /** False when the store held the release before. */
  isNew: boolean;
}

export interface PublishOptions {
  /** Whether brotli forms are stored, which takes seconds. */
  compress?: boolean;
  waiver?: Release['waiver'];
}

/**
 * Publishes a build as a release of `app`; the same bytes give the same release.
 * @throws {ReleaseError} when the build is missing or not complete.
 */
export async function publish(
  store: ReleaseStore,
  app: string,
  buildFolder: string,
  by: string,
  { compress = true, waiver }: PublishOptions = {},
): Promise<Published> {
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
  const { hashPlaceholders, ...described } = record;
  const built = withHashes(new Map(stamped), hashPlaceholders);
  checkNamedFiles(record, built);
  const published = await store.release(app, id);
  if (published) return { release: published, isNew: false };
  const files = compress ? new Map([...built, ...(await brotliFiles(built))]) : built;
  const at = new Date().toISOString();
  const release = await store.putRelease(
    {
      ...described,
      app,
      id,
      files: describeFiles(files),
      ...(await provenanceOf(buildFolder)),
      publishedAt: at,
      publishedBy: by,
      ...(waiver && { waiver }),
    },
    files,
  );
  const why = waiver && { why: waiver.reason };
  await store.audit({ at, by, action: 'publish', subject: `${app}@${id}`, ...why });
  return { release, isNew: true };
}
