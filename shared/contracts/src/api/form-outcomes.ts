/** What can become of a form, each with a message of its own on the page. Free of zod. */
import type { API_FORMS, ApiForm } from '../generated/forms.ts';
import { fileField } from './form-fields.ts';
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

/** A response that refuses a form; status 0 without one. */
interface Failure {
  status: number;
  codes: readonly string[];
}

/**
 * The outcome of a form that the API has refused, and the codes of its fields. Only 422 means wrong
 * input; 413 means it of the file.
 */
export function failedForm<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  { status, codes }: Failure,
): { outcome: SentOutcome<Form>; codes: readonly string[] } {
  const file = fileField(form);
  if (status === 413 && file) return { outcome: 'refused', codes: [`${file}:too_large`] };
  if (status !== 422) return { outcome: 'unavailable', codes };
  const own = Object.entries<string>(form.outcomeByCode).find(([code]) => codes.includes(code));
  // The entry is the form's own; the type of an entry does not show it.
  return { outcome: own ? (own[1] as SentOutcome<Form>) : 'refused', codes };
}
