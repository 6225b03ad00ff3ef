/**
 * What can become of a form, as values of the query key that has the form's name: the API leads a
 * visitor without a script, or from a mail's link, to a page with it. Free of zod.
 */
import type { ApiForm } from './paths.ts';

interface OwnOutcomes {
  /** Codes of a refusal with an outcome of their own. The first that a refusal holds decides. */
  byCode: Readonly<Record<string, string>>;
  /** Outcomes of the links in the form's mails. */
  byLink: readonly string[];
}

const OWN_OUTCOMES = {
  newsletter: {
    // Decision 21.
    byCode: { 'email:duplicate': 'duplicate' },
    byLink: ['confirmed', 'unsubscribed', 'expired'],
  },
} as const satisfies Record<ApiForm, OwnOutcomes>;

type ByCode<Form extends ApiForm> = (typeof OWN_OUTCOMES)[Form]['byCode'];
type ByLink<Form extends ApiForm> = (typeof OWN_OUTCOMES)[Form]['byLink'][number];

/** What became of a form that was sent: `refused` for wrong input, `unavailable` for any other failure. */
export type SentOutcome<Form extends ApiForm> =
  | 'sent'
  | 'refused'
  | 'unavailable'
  | (ByCode<Form>[keyof ByCode<Form>] & string);

export type FormOutcome<Form extends ApiForm> = SentOutcome<Form> | (ByLink<Form> & string);

/**
 * The outcome of a form that the API has not taken.
 * @param status of the answer: only 422 says that the input is wrong (decision 41).
 */
export function failedOutcome<Form extends ApiForm>(
  form: Form,
  { status, codes }: { status: number; codes: readonly string[] },
): SentOutcome<Form> {
  if (status !== 422) return 'unavailable';
  const own = Object.entries(OWN_OUTCOMES[form].byCode).find(([code]) => codes.includes(code));
  // The entry is the form's own; the type of an entry does not show it.
  return own ? (own[1] as SentOutcome<Form>) : 'refused';
}
