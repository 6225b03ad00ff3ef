/** What has become of an upload. */
import { type FormAnswer, UPLOAD_FILE_MAX_BYTES } from '@mall/contracts';

export type UploadState =
  | { kind: 'new' }
  /** `part` of it has been sent, from 0 to 1. */
  | { kind: 'sending'; part: number }
  | { kind: 'sent' }
  /** What is wrong with the fields. */
  | { kind: 'refused'; codes: readonly string[] }
  /** No answer came: it may be sent again as it is. */
  | { kind: 'lost' }
  | { kind: 'unavailable' }
  /** The campaign does not run. */
  | { kind: 'closed' };

const CLOSED = 'campaign:closed';

/** As the API would name it; a server says it of the whole form, before it has read the fields. */
export const TOO_LARGE = 'image_proof:too_large';

export const isTooLarge = (file: File): boolean => file.size > UPLOAD_FILE_MAX_BYTES;

/** The state after a failure. */
export function failedState({
  status,
  codes,
}: {
  status: number;
  codes: readonly string[];
}): UploadState {
  if (status === 0) return { kind: 'lost' };
  if (codes.includes(CLOSED)) return { kind: 'closed' };
  if (status === 413) return { kind: 'refused', codes: [TOO_LARGE] };
  return status === 422 ? { kind: 'refused', codes } : { kind: 'unavailable' };
}

/** The state that a page begins with, where a browser without a script has posted the form. */
export function stateOfPost(posted: FormAnswer | undefined): UploadState {
  if (!posted) return { kind: 'new' };
  if (posted.status === 201) return { kind: 'sent' };
  // Nothing would send it again.
  return posted.status === 0 ? { kind: 'unavailable' } : failedState(posted);
}
