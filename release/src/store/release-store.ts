/**
 * What a release store does. The folder store is the one implementation so far; a store on an
 * S3-compatible bucket implements the same interface (conditional PUT for `advance`, a local copy
 * for `localFolder`) and gets its branch in `open-store.ts`.
 */
import type { Composition, Release } from '@mall/contracts';
import type { AuditEntry } from './audit-entry.ts';

/** Bytes of a release's files by path (`web/…`, `br/…`, `node/…`, `maps/…`). */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/** A composition before the store gives it its revision and time. */
export type NextComposition = Pick<Composition, 'apps' | 'by' | 'reason'>;

export interface ReleaseStore {
  /** Stores a release. The same release again changes nothing; the stored one is returned. */
  putRelease(release: Release, files: ReleaseFiles): Promise<Release>;
  /** The record of a release, or undefined when the store does not hold it. */
  release(app: string, id: string): Promise<Release | undefined>;
  /** Every release of an app, newest first. */
  releases(app: string): Promise<Release[]>;
  /** Bytes of a file that the release lists (`web/…`, `br/…`, `maps/web/…`), or undefined. */
  readFile(app: string, id: string, path: string): Promise<Buffer | undefined>;
  /** Absolute folder of the release on this machine's disk. */
  localFolder(app: string, id: string): Promise<string>;

  /** The composition with the highest revision, or undefined in an empty store. */
  live(): Promise<Composition | undefined>;
  composition(revision: number): Promise<Composition | undefined>;
  /** Every composition, newest first. */
  history(): Promise<Composition[]>;
  /**
   * Makes `next` live when `expectedRevision` (0 in an empty store) still is.
   * @throws {StaleCompositionError} when it is not.
   */
  advance(expectedRevision: number, next: NextComposition): Promise<Composition>;

  /** Appends to the audit log. */
  audit(entry: AuditEntry): Promise<void>;
  /** The audit log, oldest first. */
  audits(): Promise<AuditEntry[]>;
}
