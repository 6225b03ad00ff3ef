/**
 * What a release store does. The folder store is the one implementation so far; a store on an
 * S3-compatible bucket implements the same interface (conditional PUT for `advance`, a local copy
 * for `localFolder`) and gets its branch in `open-store.ts`.
 */
import type { Composition, Release } from '@mall/contracts';
import type { AuditEntry } from './audit-entry.ts';
import type { RecordError } from './record-file.ts';
import type { Verdict } from './verdict.ts';

/** Bytes of a release's files by path (`web/…`, `br/…`, `node/…`, `maps/…`). */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/** A composition before the store gives it its revision and time. */
export type NextComposition = Pick<Composition, 'apps' | 'by' | 'action' | 'changed' | 'reason'>;

/** Called for a record that cannot be read: it is passed over, and not reported again, unless this throws. */
export type OnRecordError = (error: RecordError) => void;

export interface ReleaseStore {
  /** Stores a release. The same release again changes nothing; the stored one is returned. */
  putRelease(release: Release, files: ReleaseFiles): Promise<Release>;
  /** The record of a release, or undefined when the store does not hold it or it cannot be read. */
  release(app: string, id: string): Promise<Release | undefined>;
  /** Every release of an app, newest first. */
  releases(app: string): Promise<Release[]>;
  /** The apps with releases. */
  apps(): Promise<string[]>;
  /** Removes a release and its files in one step; one that is not there changes nothing. */
  removeRelease(app: string, id: string): Promise<void>;
  /**
   * Bytes of a file that the release lists (`web/…`, `br/…`, `maps/web/…`), or undefined.
   * @throws {AlteredFileError} when they are not the bytes that were published.
   */
  readFile(app: string, id: string, path: string): Promise<Buffer | undefined>;
  /** Absolute folder of the release on this machine's disk. */
  localFolder(app: string, id: string): Promise<string>;

  /** The highest revision, also of a damaged or refused composition; 0 in an empty store. */
  newestRevision(): Promise<number>;
  /** The newest composition that may be served: the first of `usable`. */
  live(): Promise<Composition | undefined>;
  composition(revision: number): Promise<Composition | undefined>;
  /** Every composition that can be read, newest first. */
  history(): Promise<Composition[]>;
  /**
   * Compositions to serve, to build on and to go back to, newest first: no gateway has refused them,
   * and neither their record nor one of their releases' is damaged. A release that is gone is noticed
   * when the composition starts.
   */
  usable(limit?: number): Promise<Composition[]>;
  /**
   * Adds `next` when `expectedNewest` (0 in an empty store) still is the newest revision.
   * @throws {StaleCompositionError} when it is not.
   */
  advance(expectedNewest: number, next: NextComposition): Promise<Composition>;

  /** Records what a gateway has decided, over its earlier verdict on the same composition. */
  putVerdict(verdict: Verdict): Promise<void>;
  verdicts(revision: number): Promise<Verdict[]>;
  /** Records that a gateway runs; it counts as running for the next ten seconds. */
  putHeartbeat(gateway: string): Promise<void>;
  removeHeartbeat(gateway: string): Promise<void>;
  /** Ids of the gateways that serve from this store now. */
  runningGateways(): Promise<string[]>;

  /** Appends to the audit log. */
  audit(entry: AuditEntry): Promise<void>;
  /** The audit log, oldest first. */
  audits(): Promise<AuditEntry[]>;
}
