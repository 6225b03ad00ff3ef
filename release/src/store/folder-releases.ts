/** Releases in a folder: `releases/<app>/<id>/{release.json,web/…,node/…}`. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appNameSchema, type Release, releaseIdSchema, releaseSchema } from '@mall/contracts';
import { hasCode, unlessMissing } from '../base/errors.ts';
import { integrityOf } from '../base/integrity.ts';
import { FolderStorage } from './folder-storage.ts';
import { DamagedRecordError, readRecord } from './records.ts';
import { AlteredFileError, isRelease, type ReleaseFiles, type Releases } from './releases.ts';

/** A draft that was not moved for so long was left by a crash. */
const MAX_DRAFT_AGE_MS = 60 * 60_000;

export class FolderReleases implements Releases {
  readonly #storage: FolderStorage;
  readonly #folder: string;
  readonly #drafts: string;
  readonly #known = new Map<string, Release>();

  constructor(storeFolder: string) {
    this.#storage = new FolderStorage(storeFolder);
    this.#folder = join(storeFolder, 'releases');
    this.#drafts = join(storeFolder, 'drafts');
  }

  folderOf(app: string, id: string): string {
    return join(this.#folder, appNameSchema.parse(app), releaseIdSchema.parse(id));
  }

  async localFolder(app: string, id: string): Promise<string> {
    return this.folderOf(app, id);
  }

  /** Writes the whole release to a draft folder, then renames it in one step. */
  async put(release: Release, files: ReleaseFiles): Promise<Release> {
    const target = this.folderOf(release.app, release.id);
    const stored = await this.get(release.app, release.id).catch(async (error: unknown) => {
      if (!(error instanceof DamagedRecordError)) throw error;
      // It is replaced by the same release, published again.
      await this.#discard(target);
      return undefined;
    });
    if (stored) return stored;
    const draft = join(this.#drafts, randomUUID());
    try {
      await writeRelease(draft, release, files);
      await this.#removeDraftsBefore(draft);
      await this.#move(draft, target);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return (await this.get(release.app, release.id)) ?? release;
  }

  /** Moves the release away in one step before it is removed, so that no reader finds half of it. */
  async #discard(target: string): Promise<void> {
    const discarded = join(this.#drafts, randomUUID());
    await mkdir(this.#drafts, { recursive: true });
    await rename(target, discarded).catch(unlessMissing(undefined));
    await rm(discarded, { recursive: true, force: true });
  }

  /** Ages are compared on the disk's clock, which all publishers share. */
  async #removeDraftsBefore(own: string): Promise<void> {
    const { mtimeMs: now } = await stat(own);
    for (const name of await readdir(this.#drafts)) {
      const draft = join(this.#drafts, name);
      const { mtimeMs = now } = (await stat(draft).catch(unlessMissing(undefined))) ?? {};
      if (now - mtimeMs > MAX_DRAFT_AGE_MS) await rm(draft, { recursive: true, force: true });
    }
  }

  async #move(draft: string, target: string): Promise<void> {
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target).catch((error: unknown) => {
      // Another publisher of the same content came first: the bytes are the same.
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    });
  }

  async get(app: string, id: string): Promise<Release | undefined> {
    if (!isRelease(app, id)) return;
    const key = `${app}@${id}`;
    const known = this.#known.get(key);
    if (known) return known;
    const release = await readRecord(
      this.#storage,
      `releases/${app}/${id}/release.json`,
      releaseSchema,
    );
    if (release) this.#known.set(key, release);
    return release;
  }

  async remove(app: string, id: string): Promise<void> {
    await this.#discard(this.folderOf(app, id));
    this.#known.delete(`${app}@${id}`);
  }

  async apps(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(unlessMissing([]));
    return names.filter((name) => appNameSchema.safeParse(name).success);
  }

  ids(app: string): Promise<string[]> {
    return readdir(join(this.#folder, appNameSchema.parse(app))).catch(unlessMissing([]));
  }

  /** Reads only files that the record lists. @throws {AlteredFileError} when the bytes have changed. */
  async readFile(app: string, id: string, path: string): Promise<Buffer | undefined> {
    const release = await this.get(app, id);
    const listed = release?.files.find((file) => file.path === path);
    if (!listed) return;
    const bytes = await readOrMissing(join(this.folderOf(app, id), path));
    if (bytes && integrityOf(bytes) !== listed.integrity) throw new AlteredFileError(app, id, path);
    return bytes;
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
