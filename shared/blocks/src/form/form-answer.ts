/** What a form knows of the API's last answer. */
import {
  type ApiForm,
  type ApiFormData,
  type DeclaredForm,
  type FormAnswer,
  failedOutcome,
  type SentOutcome,
} from '@mall/contracts';
import { formDrafts } from './form-draft.ts';

export interface LastAnswer<Form extends ApiForm> {
  codes: readonly string[];
  data?: ApiFormData[Form];
  /** Shown beside the form: no dialog has said it. */
  outcome?: SentOutcome<Form> | undefined;
  /** What the inputs begin with, by their names. */
  inputs: Readonly<Record<string, string>>;
  /** How many answers have come since the page was loaded. */
  count: number;
}

/** Answers of the page's document that a newer one has replaced. Only event handlers write here. */
export const replacedAnswers = new WeakSet<FormAnswer>();

/**
 * The answer that the page was rendered with, where this form was posted from this page. The inputs begin
 * with what was typed since.
 */
export function firstAnswer<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  pathname: string,
  posted: FormAnswer | undefined,
): LastAnswer<Form> {
  const draft = formDrafts.get(form.name);
  const isShown = posted?.form === form.name && posted.path === pathname;
  if (!isShown || replacedAnswers.has(posted)) return { codes: [], inputs: draft ?? {}, count: 0 };
  const { status, codes } = posted;
  const inputs = draft ?? posted.inputs;
  if (status < 200 || status >= 300)
    return { codes, inputs, outcome: failedOutcome(form, { status, codes }), count: 0 };
  // The API has checked it against the schema of this form.
  return { codes, inputs, outcome: 'sent', data: posted.data as ApiFormData[Form], count: 0 };
}
