/** Writes a release's web files with their source maps and debug ids, as `sentry-cli sourcemaps upload` takes them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { debugId, type Release } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const WEB_MAP = /^maps\/web\/(.+\.js)\.map$/;

async function read(store: ReleaseStore, { app, id }: Release, path: string): Promise<string> {
  const bytes = await store.readFile(app, id, path);
  if (!bytes) throw new ReleaseError(`${app}@${id}: ${path} is not in the store`);
  return bytes.toString();
}

async function exportFile(store: ReleaseStore, release: Release, file: string, folder: string) {
  const id = debugId(release.id, file);
  const script = await read(store, release, `web/${file}`);
  const map = JSON.parse(await read(store, release, `maps/web/${file}.map`));
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  const links = `\n//# debugId=${id}\n//# sourceMappingURL=${basename(file)}.map\n`;
  await writeFile(target, script + links);
  await writeFile(`${target}.map`, JSON.stringify({ ...map, debugId: id, debug_id: id }));
}

/** @returns how many files were written, each with its map. @throws {ReleaseError} when there are none. */
export async function exportSourceMaps(
  store: ReleaseStore,
  release: Release,
  folder: string,
): Promise<number> {
  const files = release.files.flatMap(({ path }) => WEB_MAP.exec(path)?.[1] ?? []);
  if (files.length === 0) {
    throw new ReleaseError(`${release.app}@${release.id} has no source maps`);
  }
  for (const file of files) await exportFile(store, release, file, folder);
  return files.length;
}
