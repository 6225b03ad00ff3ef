/**
 * Forms that a browser sends by itself, because no script runs: the page posts them to its own URL, the
 * API takes them, and the page is rendered with the answer. So nothing of it is in a URL or a cache.
 */
import { createHash } from 'node:crypto';
import {
  API_FORMS,
  type ApiForm,
  apiErrorBodySchema,
  type FormAnswer,
  type FormInputs,
  formBody,
  IDEMPOTENCY_HEADER,
  parseLanguage,
  shownAgain,
} from '@mall/contracts';
import { pathOf } from '@mall/routing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

const URLENCODED = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 64 * 1024;
const API_TIMEOUT_MS = 10_000;
const MINUTE_MS = 60_000;

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

/**
 * The same for a form that a visitor sends twice within a minute, by a double click or a reload: such a
 * page has no script to make a key, and is the same for every visitor.
 */
function keyOf(form: ApiForm, body: string, client: string): string {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  return createHash('sha256')
    .update(JSON.stringify([form, minute, client, body]))
    .digest('hex');
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
  const body = JSON.stringify(formBody(declared, inputs));
  try {
    const response = await fetch(`${apiOrigin}/api${declared.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': client,
        [IDEMPOTENCY_HEADER]: keyOf(form, body, client),
        ...(language && { 'content-language': language }),
      },
      body,
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    const { status, ok } = response;
    const answer = await answerOf(response);
    return { ...failed, status, ...answer, ...(ok && { inputs: {} }) };
  } catch {
    return { ...failed, status: 0, codes: [] };
  }
}
