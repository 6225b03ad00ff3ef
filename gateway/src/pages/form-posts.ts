/**
 * Forms that a browser sends by itself, because no script runs: the page posts them to its own URL, the
 * API takes them, and the page is rendered with the answer. So nothing of it is in a URL or a cache.
 */
import {
  API_FORMS,
  type ApiForm,
  type FormAnswer,
  type FormInputs,
  formBody,
  parseLanguage,
  shownAgain,
} from '@mall/contracts';
import { pathOf } from '@mall/routing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { postToApi } from './post-to-api.ts';
import { isUpload, sendUpload, takeUploads } from './upload-posts.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 64 * 1024;
const API_TIMEOUT_MS = 10_000;

/** A form as its page has posted it. */
interface FormPost {
  form: ApiForm;
  path: string;
  inputs: FormInputs;
}

export function isFormPost(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const isForm = headers['content-type']?.startsWith(URLENCODED) ?? false;
  return method === 'POST' && (isForm || isUpload(request));
}

/** Lets the routes of `app` read such forms. */
export function takeFormPosts(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    URLENCODED,
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  takeUploads(app);
}

const isForm = (name: unknown): name is ApiForm =>
  typeof name === 'string' && Object.hasOwn(API_FORMS, name);

/** @returns undefined when the request holds none of the site's forms. */
function readFormPost({ body, raw }: FastifyRequest): FormPost | undefined {
  const inputs = (body ?? {}) as FormInputs;
  if (!isForm(inputs.form)) return undefined;
  const path = pathOf(raw.url ?? '');
  return { form: inputs.form, path, inputs };
}

/** Sends the form to the API. */
async function sendForm(
  apiOrigin: string,
  { form, path, inputs }: FormPost,
  { ip: client, log }: FastifyRequest,
): Promise<FormAnswer> {
  const declared = API_FORMS[form];
  const language = parseLanguage(inputs.language);
  const answer = await postToApi({
    url: `${apiOrigin}/api${declared.path}`,
    headers: {
      'content-type': 'application/json',
      ...(language && { 'content-language': language }),
    },
    body: JSON.stringify(formBody(declared, inputs)),
    ...{ client, log },
    timeoutMs: API_TIMEOUT_MS,
  });
  return { form, path, inputs: shownAgain(declared, inputs), ...answer };
}

/**
 * Sends what the page has posted to the API.
 * @returns undefined when the request holds none of the site's forms.
 */
export async function answerToPost(
  request: FastifyRequest,
  apiOrigin: string,
): Promise<FormAnswer | undefined> {
  if (isUpload(request)) return sendUpload(request, apiOrigin);
  const post = readFormPost(request);
  return post && sendForm(apiOrigin, post, request);
}
