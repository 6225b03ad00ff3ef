/** Releases in a folder: `releases/<app>/<id>/{release.json,web/…,node/…}`. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appNameSchema, type Release, releaseIdSchema, releaseSchema } from '@mall/contracts';
import { hasCode, unlessMissing } from '../system-error.ts';
import type { ReleaseFiles } from './release-store.ts';

export class FolderReleases {
  readonly #folder: string;
  readonly #drafts: string;
  readonly #known = new Map<string, Release>();

  constructor(storeFolder: string) {
    this.#folder = join(storeFolder, 'releases');
    this.#drafts = join(storeFolder, 'drafts');
  }

  folderOf(app: string, id: string): string {
    return join(this.#folder, appNameSchema.parse(app), releaseIdSchema.parse(id));
  }

  /** Writes the whole release to a draft folder, then renames it in one step. */
  async put(release: Release, files: ReleaseFiles): Promise<Release> {
    const stored = await this.get(release.app, release.id);
    if (stored) return stored;
    const draft = join(this.#drafts, randomUUID());
    try {
      await writeRelease(draft, release, files);
      await this.#move(draft, this.folderOf(release.app, release.id));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return (await this.get(release.app, release.id)) ?? release;
  }

  async #move(draft: string, target: string): Promise<void> {
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target).catch((error: unknown) => {
      // Another publisher of the same content came first: the bytes are the same.
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    });
  }

  async get(app: string, id: string): Promise<Release | undefined> {
    if (!appNameSchema.safeParse(app).success || !releaseIdSchema.safeParse(id).success) return;
    const key = `${app}@${id}`;
    const known = this.#known.get(key);
    if (known) return known;
    const text = await readOrMissing(join(this.folderOf(app, id), 'release.json'));
    if (!text) return;
    const release = releaseSchema.parse(JSON.parse(text.toString()));
    this.#known.set(key, release);
    return release;
  }

  /** Every release of an app, newest first. */
  async list(app: string): Promise<Release[]> {
    const folder = join(this.#folder, appNameSchema.parse(app));
    const ids = await readdir(folder).catch(unlessMissing([]));
    const releases = await Promise.all(ids.map((id) => this.get(app, id)));
    return releases
      .filter((release) => release !== undefined)
      .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }

  /** Only files that the record lists are read, so no path leads out of the release. */
  async readFile(app: string, id: string, path: string): Promise<Buffer | undefined> {
    const release = await this.get(app, id);
    if (!release?.files.some((file) => file.path === path)) return;
    return readOrMissing(join(this.folderOf(app, id), path));
  }
}

async function readOrMissing(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return;
    throw error;
  }
}

async function writeRelease(folder: string, release: Release, files: ReleaseFiles) {
  for (const [path, bytes] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { flush: true });
  }
  await mkdir(folder, { recursive: true });
  const record = `${JSON.stringify(release, null, 2)}\n`;
  await writeFile(join(folder, 'release.json'), record, { flush: true });
}
