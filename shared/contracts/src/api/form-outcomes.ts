/** What can become of a form, each with a message of its own on the page. Free of zod. */
import type { API_FORMS, ApiForm } from '../generated/forms.ts';
import type { DeclaredForm } from './form-types.ts';

type ByCode<Form extends ApiForm> = (typeof API_FORMS)[Form]['outcomeByCode'];
type OfLink<Form extends ApiForm> = (typeof API_FORMS)[Form]['linkOutcomes'][number];

/** What became of a form that was sent: `refused` for wrong input, `unavailable` for any other failure. */
export type SentOutcome<Form extends ApiForm> =
  | 'sent'
  | 'refused'
  | 'unavailable'
  | (ByCode<Form>[keyof ByCode<Form>] & string);

export type FormOutcome<Form extends ApiForm> = SentOutcome<Form> | (OfLink<Form> & string);

/**
 * The outcome of a form that the API has not taken.
 * @param status of the answer: only 422 says that the input is wrong (requirement 6.2).
 */
export function failedOutcome<Form extends ApiForm>(
  { outcomeByCode }: DeclaredForm<Form>,
  { status, codes }: { status: number; codes: readonly string[] },
): SentOutcome<Form> {
  if (status !== 422) return 'unavailable';
  const own = Object.entries<string>(outcomeByCode).find(([code]) => codes.includes(code));
  // The entry is the form's own; the type of an entry does not show it.
  return own ? (own[1] as SentOutcome<Form>) : 'refused';
}
