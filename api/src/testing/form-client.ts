/** Sends forms to a test site as the gateway does, each from its own client. */
import {
  API_FORMS,
  type ApiForm,
  apiErrorBodySchema,
  formPath,
  type Language,
} from '@mall/contracts';
import type { TestSite } from './test-site.ts';

let clients = 0;
/** An address of a client that has sent nothing yet. */
export const newClient = () => `198.51.${100 + (++clients >> 8)}.${clients & 255}`;

interface SendOptions {
  language?: Language;
  client?: string;
  /** The `Idempotency-Key`. */
  key?: string;
  /** As the gateway sends what a browser has posted by itself. */
  page?: boolean;
  /** The parameter of the form's path. */
  param?: string;
}

/** Posts `body` to the path of `form`. */
export function sendForm(
  { origin }: Pick<TestSite, 'origin'>,
  form: ApiForm,
  body: unknown,
  { language = 'hu', client = newClient(), key, page = false, param = 'advent' }: SendOptions = {},
): Promise<Response> {
  return fetch(`${origin}/api${formPath(API_FORMS[form], param)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-language': language,
      'x-forwarded-for': client,
      ...(page && { accept: 'text/html' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
}

/** The codes of a refusal. */
export async function codesOf(response: Response): Promise<string[]> {
  return apiErrorBodySchema.parse(await response.json()).errors.map(({ code }) => code);
}

export async function statusAndBody(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()];
}
