/** The snapshot that a call reads from. */
import { HttpError } from '../../http/errors.ts';
import type { LiveContent } from './live-content.ts';
import type { Snapshot } from './snapshot.ts';

export interface SnapshotSource {
  content: Pick<LiveContent, 'current'>;
}

/** @throws {HttpError} 503 while there is no snapshot. */
export function snapshotOf({ content }: SnapshotSource): Snapshot {
  const snapshot = content.current();
  if (!snapshot) throw new HttpError(503, 'content:unavailable');
  return snapshot;
}
