/** Releases in a folder: `releases/<app>/<id>/{release.json,web/…,node/…}`. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appNameSchema, type Release, releaseIdSchema } from '@mall/contracts';
import { hasCode, unlessMissing } from '../base/errors.ts';
import { integrityOf } from '../base/integrity.ts';
import { FolderStorage } from './folder-storage.ts';
import { recordText } from './records.ts';
import { AlteredFileError, keyOf, type ReleaseFiles, Releases } from './releases.ts';

/** A draft that was not moved for so long was left by a crash. */
const MAX_DRAFT_AGE_MS = 60 * 60_000;

export class FolderReleases extends Releases {
  readonly #folder: string;
  readonly #drafts: string;

  constructor(storeFolder: string) {
    super(new FolderStorage(storeFolder));
    this.#folder = storeFolder;
    this.#drafts = join(storeFolder, 'drafts');
  }

  async localFolder(app: string, id: string): Promise<string> {
    return join(this.#folder, 'releases', appNameSchema.parse(app), releaseIdSchema.parse(id));
  }

  /** Writes the whole release to a draft folder, then renames it in one step. */
  protected async write(release: Release, files: ReleaseFiles): Promise<void> {
    const draft = join(this.#drafts, randomUUID());
    try {
      await writeRelease(draft, release, files);
      await this.#removeDraftsBefore(draft);
      await this.#move(draft, await this.localFolder(release.app, release.id));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  /** Moves the release away in one step before it is removed, so that no reader finds half of it. */
  protected async discard(app: string, id: string): Promise<void> {
    const discarded = join(this.#drafts, randomUUID());
    await mkdir(this.#drafts, { recursive: true });
    await rename(await this.localFolder(app, id), discarded).catch(unlessMissing(undefined));
    await rm(discarded, { recursive: true, force: true });
  }

  protected async read({ app, id }: Release, { path, integrity }: Release['files'][number]) {
    const bytes = await readOrMissing(join(this.#folder, keyOf(app, id, path)));
    if (bytes && integrityOf(bytes) !== integrity) throw new AlteredFileError(app, id, path);
    return bytes;
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
  await writeFile(join(folder, 'release.json'), recordText(release), { flush: true });
}
