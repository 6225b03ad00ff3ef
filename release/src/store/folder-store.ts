/** The release store as a folder on a disk, which may be shared by several machines. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition, Release } from '@mall/contracts';
import { unlessMissing } from '../system-error.ts';
import { type AuditEntry, auditEntrySchema } from './audit-entry.ts';
import { FolderCompositions } from './folder-compositions.ts';
import { FolderReleases } from './folder-releases.ts';
import type { NextComposition, ReleaseFiles, ReleaseStore } from './release-store.ts';

export class FolderStore implements ReleaseStore {
  readonly #folder: string;
  readonly #releases: FolderReleases;
  readonly #compositions: FolderCompositions;

  constructor(folder: string) {
    this.#folder = folder;
    this.#releases = new FolderReleases(folder);
    this.#compositions = new FolderCompositions(folder);
  }

  putRelease(release: Release, files: ReleaseFiles): Promise<Release> {
    return this.#releases.put(release, files);
  }

  release(app: string, id: string): Promise<Release | undefined> {
    return this.#releases.get(app, id);
  }

  releases(app: string): Promise<Release[]> {
    return this.#releases.list(app);
  }

  readFile(app: string, id: string, path: string): Promise<Buffer | undefined> {
    return this.#releases.readFile(app, id, path);
  }

  async localFolder(app: string, id: string): Promise<string> {
    return this.#releases.folderOf(app, id);
  }

  async live(): Promise<Composition | undefined> {
    const [newest] = await this.#compositions.revisions();
    return newest === undefined ? undefined : this.#compositions.get(newest);
  }

  composition(revision: number): Promise<Composition | undefined> {
    return this.#compositions.get(revision);
  }

  async history(): Promise<Composition[]> {
    const revisions = await this.#compositions.revisions();
    const all = await Promise.all(revisions.map((revision) => this.#compositions.get(revision)));
    return all.filter((composition) => composition !== undefined);
  }

  advance(expectedRevision: number, next: NextComposition): Promise<Composition> {
    return this.#compositions.advance(expectedRevision, next);
  }

  async audit(entry: AuditEntry): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const line = `${JSON.stringify(auditEntrySchema.parse(entry))}\n`;
    await appendFile(this.#auditFile, line, { flush: true });
  }

  async audits(): Promise<AuditEntry[]> {
    const text = await readFile(this.#auditFile, 'utf8').catch(unlessMissing(''));
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => auditEntrySchema.parse(JSON.parse(line)));
  }

  get #auditFile(): string {
    return join(this.#folder, 'audit.jsonl');
  }
}
