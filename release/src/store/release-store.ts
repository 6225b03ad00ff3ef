/** The release store: releases, compositions, rollouts, verdicts, heartbeats and the audit log. */
import type { Composition, Release } from '@mall/contracts';
import { z } from 'zod';
import type { AuditEntry } from './audit-log.ts';
import { Compositions, type NextComposition } from './compositions.ts';
import { Heartbeats } from './heartbeats.ts';
import { type OnRecordError, RecordError, readRecord } from './records.ts';
import type { ReleaseFiles, Releases } from './releases.ts';
import { Rollouts } from './rollouts.ts';
import type { Storage } from './storage.ts';
import { isRefused, readVerdicts, type Verdict, writeVerdict } from './verdicts.ts';

/** By the `owner` of an app's mf.json, the people of the team as ACTOR names them; operators write it. */
const ownersSchema = z.record(z.string(), z.array(z.string()));

export class ReleaseStore {
  readonly heartbeats: Heartbeats;
  readonly rollouts: Rollouts;
  readonly #storage: Storage;
  readonly #onRecordError: OnRecordError;
  readonly #releases: Releases;
  readonly #compositions: Compositions;
  readonly #unreadable = new Set<string>();

  constructor(storage: Storage, releases: Releases, onRecordError: OnRecordError = () => {}) {
    this.#storage = storage;
    this.#onRecordError = onRecordError;
    this.#releases = releases;
    this.#compositions = new Compositions(storage);
    this.heartbeats = new Heartbeats(storage);
    this.rollouts = new Rollouts(storage, (read) => this.#unlessUnreadable(read));
  }

  /** How often to look for a change. */
  get pollMs(): number {
    return this.#storage.pollMs;
  }

  /** @throws {ReleaseError} for a store on which a change may be lost. */
  probe(): Promise<void> {
    return this.#storage.probe();
  }

  /** Stores a release. The same release again changes nothing; the stored one is returned. */
  putRelease(release: Release, files: ReleaseFiles): Promise<Release> {
    return this.#releases.put(release, files);
  }

  /** The record of a release, or undefined when the store does not hold it or it cannot be read. */
  release(app: string, id: string): Promise<Release | undefined> {
    return this.#unlessUnreadable(this.#releases.get(app, id));
  }

  /** Every release of an app, newest first. */
  async releases(app: string): Promise<Release[]> {
    const ids = await this.#releases.ids(app);
    const releases = await Promise.all(ids.map((id) => this.release(app, id)));
    return releases
      .filter((release) => release !== undefined)
      .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }

  apps(): Promise<string[]> {
    return this.#releases.apps();
  }

  /** Removes a release and its files in one step; one that is not there changes nothing. */
  removeRelease(app: string, id: string): Promise<void> {
    return this.#releases.remove(app, id);
  }

  /** Bytes of a file that the release lists, or undefined. @throws {AlteredFileError} when they changed. */
  readFile(app: string, id: string, path: string): Promise<Buffer | undefined> {
    return this.#unlessUnreadable(this.#releases.readFile(app, id, path));
  }

  /** Absolute folder of the release on this machine's disk. */
  localFolder(app: string, id: string): Promise<string> {
    return this.#releases.localFolder(app, id);
  }

  /** The highest revision, also of a damaged or refused composition; 0 in an empty store. */
  newestRevision(): Promise<number> {
    return this.#compositions.newest();
  }

  /** The newest composition that may be served: the first of `usable`. */
  async live(): Promise<Composition | undefined> {
    return (await this.usable(1))[0];
  }

  composition(revision: number): Promise<Composition | undefined> {
    return this.#unlessUnreadable(this.#compositions.get(revision));
  }

  /** Every composition that can be read, newest first. */
  async history(): Promise<Composition[]> {
    const revisions = await this.#compositions.revisions();
    const all = await Promise.all(revisions.map((revision) => this.composition(revision)));
    return all.filter((composition) => composition !== undefined);
  }

  /** Compositions that no gateway has refused and whose records are sound, newest first. */
  async usable(limit = Number.POSITIVE_INFINITY): Promise<Composition[]> {
    const usable: Composition[] = [];
    const revisions = await this.#compositions.revisions();
    while (usable.length < limit && revisions.length > 0) {
      // No more than are missing: most calls want the newest alone.
      const next = revisions.splice(0, limit - usable.length);
      const read = await Promise.all(next.map((revision) => this.#usable(revision)));
      usable.push(...read.filter((composition) => composition !== undefined));
    }
    return usable;
  }

  async #usable(revision: number): Promise<Composition | undefined> {
    const composition = await this.composition(revision);
    if (!composition || isRefused(await this.verdicts(revision))) return;
    const releases = Object.entries(composition.apps);
    const records = releases.map(([app, id]) => this.#releases.get(app, id));
    return (await this.#unlessUnreadable(Promise.all(records))) && composition;
  }

  /** Adds `next` after `expectedNewest` (0 at first). @throws {StaleCompositionError} when another came first. */
  advance(expectedNewest: number, next: NextComposition): Promise<Composition> {
    return this.#compositions.advance(expectedNewest, next);
  }

  /** Records what a gateway has decided, over its earlier verdict on the same composition. */
  putVerdict(verdict: Verdict): Promise<void> {
    return writeVerdict(this.#storage, verdict);
  }

  verdicts(revision: Verdict['revision']): Promise<Verdict[]> {
    return readVerdicts(this.#storage, revision);
  }

  /** The people of each team; undefined without `owners.json`, when everybody may release everything. */
  owners(): Promise<z.infer<typeof ownersSchema> | undefined> {
    return readRecord(this.#storage, 'owners.json', ownersSchema);
  }

  audit(entry: AuditEntry): Promise<void> {
    return this.#storage.append('audit', JSON.stringify(entry));
  }

  /** A record that cannot be read is as if it were not there; it is reported once. */
  async #unlessUnreadable<Result>(read: Promise<Result>): Promise<Result | undefined> {
    return read.catch((error: unknown) => {
      if (!(error instanceof RecordError)) throw error;
      if (!this.#unreadable.has(error.file)) this.#onRecordError(error);
      this.#unreadable.add(error.file);
      return undefined;
    });
  }
}
