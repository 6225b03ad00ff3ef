/** What has become of an upload. */
import { FIELD_ERRORS } from '@mall/blocks';
import type { Language, UploadField } from '@mall/contracts';

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

/** The state that the page's query names, where a browser without a script has sent the form. */
export function stateOfQuery(value: string | null): UploadState {
  if (value === null) return { kind: 'new' };
  if (value === 'sent') return { kind: 'sent' };
  const codes = value.split(',');
  if (codes.includes(CLOSED)) return { kind: 'closed' };
  return codes.some((code) => code in FIELD_ERRORS)
    ? { kind: 'refused', codes }
    : { kind: 'unavailable' };
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
