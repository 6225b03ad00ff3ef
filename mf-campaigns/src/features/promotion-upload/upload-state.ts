/** What has become of an upload. */
import { FIELD_ERRORS } from '@mall/blocks';
import type { FormAnswer, Language, UploadField } from '@mall/contracts';

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
  return status === 422 || status === 413 ? { kind: 'refused', codes } : { kind: 'unavailable' };
}

/** The state that a page begins with, where a browser without a script has posted the form. */
export function stateOfPost(posted: FormAnswer | undefined): UploadState {
  if (!posted) return { kind: 'new' };
  if (posted.status === 201) return { kind: 'sent' };
  // Nothing would send it again.
  return posted.status === 0 ? { kind: 'unavailable' } : failedState(posted);
}

type Texts = Readonly<Record<string, Record<Language, string>>>;

/** The text of the first of `codes` that is about `field`. */
export function errorOf(
  field: UploadField,
  state: UploadState,
  language: Language,
): string | undefined {
  if (state.kind !== 'refused') return undefined;
  const code = state.codes.find((one) => one.startsWith(`${field}:`));
  const texts: Texts = FIELD_ERRORS;
  // A code that this page does not know is still an error of its field.
  return code && (texts[code] ?? texts[`${field}:required`])?.[language];
}
