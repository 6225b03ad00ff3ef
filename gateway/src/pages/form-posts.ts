/**
 * Forms that a browser sends by itself, because no script runs: the page posts them to its own URL, the
 * API takes them, and the page is rendered with the answer. So nothing of it is in a URL or a cache.
 */
import {
  API_FORMS,
  type ApiForm,
  apiErrorBodySchema,
  type FormAnswer,
  type FormInputs,
  formBody,
  parseLanguage,
  shownAgain,
} from '@mall/contracts';
import { pathOf } from '@mall/routing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

const URLENCODED = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 64 * 1024;
const API_TIMEOUT_MS = 10_000;

/** A form as its page has posted it. */
export interface FormPost {
  form: ApiForm;
  path: string;
  inputs: FormInputs;
  /** IP address of the visitor, by which the API limits the rate. */
  client: string;
}

export function isFormPost({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' && (headers['content-type']?.startsWith(URLENCODED) ?? false);
}

/** Lets the routes of `app` read such forms. */
export function takeFormPosts(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    URLENCODED,
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}

const isForm = (name: unknown): name is ApiForm =>
  typeof name === 'string' && Object.hasOwn(API_FORMS, name);

/** @returns undefined when the request holds none of the site's forms. */
export function readFormPost({ body, raw, ip }: FastifyRequest): FormPost | undefined {
  const inputs = (body ?? {}) as FormInputs;
  if (!isForm(inputs.form)) return undefined;
  const path = pathOf(raw.url ?? '');
  return { form: inputs.form, path, inputs, client: ip };
}

const takenSchema = z.object({ data: z.unknown() });

async function answerOf(response: Response): Promise<{ codes: string[]; data?: unknown }> {
  const body: unknown = await response.json();
  if (response.ok) return { codes: [], data: takenSchema.parse(body).data };
  return { codes: apiErrorBodySchema.parse(body).errors.map(({ code }) => code) };
}

/** Sends the form to the API, once. An API that cannot be reached is status 0. */
export async function sendForm(
  apiOrigin: string,
  { form, path, inputs, client }: FormPost,
): Promise<FormAnswer> {
  const declared = API_FORMS[form];
  const language = parseLanguage(inputs.language);
  const failed = { form, path, inputs: shownAgain(declared, inputs) };
  try {
    const response = await fetch(`${apiOrigin}/api${declared.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // By which the API takes a second press for the first: no script has named the form by a key.
        accept: 'text/html',
        'x-forwarded-for': client,
        ...(language && { 'content-language': language }),
      },
      body: JSON.stringify(formBody(declared, inputs)),
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    const { status, ok } = response;
    const answer = await answerOf(response);
    return { ...failed, status, ...answer, ...(ok && { inputs: {} }) };
  } catch {
    return { ...failed, status: 0, codes: [] };
  }
}
