/** What outlives a form's component besides its draft: the response that its page was rendered with. */
import {
  type ApiForm,
  type ApiFormData,
  type DeclaredForm,
  type FormResponse,
  failedForm,
  isAccepted,
  type SentOutcome,
} from '@mall/contracts';

/** `lost` without a response: the form may be sent again as it is. */
export type LastOutcome<Form extends ApiForm> = SentOutcome<Form> | 'lost';

export interface LastResponse<Form extends ApiForm> {
  codes: readonly string[];
  data?: ApiFormData[Form];
  outcome: LastOutcome<Form>;
}

/** Responses in the page's document that a newer one has replaced. Only event handlers write here. */
export const replacedResponses = new WeakSet<FormResponse>();

/** The response that the page was rendered with, where this form was posted from this page. */
export function postedResponse(
  form: DeclaredForm<ApiForm>,
  pathname: string,
  posted: FormResponse | undefined,
): FormResponse | undefined {
  const isOwn = posted?.form === form.name && posted.path === pathname;
  return isOwn && !replacedResponses.has(posted) ? posted : undefined;
}

/** The state of a form whose page was rendered with `posted`. */
export function firstResponse<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  posted: FormResponse | undefined,
): Partial<LastResponse<Form>> {
  if (!posted) return {};
  const { status, codes, data } = posted;
  if (!isAccepted(posted)) return failedForm(form, { status, codes });
  // The API has checked the data against the schema of this form.
  return { codes, outcome: 'sent', data: data as ApiFormData[Form] };
}
