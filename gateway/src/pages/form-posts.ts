/**
 * Forms that a browser posts by itself, because no script runs: the page posts them to its own URL, they
 * go to the API, and the page is rendered with the response. So nothing of it is in a URL or a cache.
 */
import {
  API_FORMS,
  type ApiForm,
  apiErrorBodySchema,
  FILE_FORM_MAX_BYTES,
  type FormInputs,
  type FormResponse,
  fileField,
  formBody,
  formPath,
  parseLanguage,
  repopulatedValues,
  slugSchema,
} from '@mall/contracts';
import { pathOf } from '@mall/routing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BufferedResponse } from '../api/api-server.ts';
import type { ApiServers } from '../api/api-servers.ts';

interface ApiPost {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  timeoutMs: number;
}

/** `inputs` is there where the API tells what was typed. */
type ApiFormResponse = Pick<FormResponse, 'status' | 'codes' | 'data'> &
  Partial<Pick<FormResponse, 'inputs'>> & { retryAfter: string | undefined };

const acceptedSchema = z.object({ data: z.unknown() });

function readResponse({ status, headers, body }: BufferedResponse): ApiFormResponse {
  const content: unknown = JSON.parse(body.toString());
  const retryAfter = headers['retry-after'] as string | undefined;
  if (status >= 200 && status < 300) {
    const { data } = acceptedSchema.parse(content);
    return { status, codes: [], data, inputs: {}, retryAfter };
  }
  const { errors, inputs } = apiErrorBodySchema.parse(content);
  return { status, codes: errors.map(({ code }) => code), ...(inputs && { inputs }), retryAfter };
}

/** Sends a form once. Without a valid response the status is 0, and the reason is logged. */
async function postToApi(
  servers: Pick<ApiServers, 'call'>,
  { path, headers, body, timeoutMs }: ApiPost,
  { ip, log }: FastifyRequest,
): Promise<ApiFormResponse> {
  try {
    const response = await servers.call({
      method: 'POST',
      path,
      headers: {
        ...headers,
        // Without an idempotency key the API recognises a second press of a page by this.
        accept: 'text/html',
        'x-forwarded-for': ip,
      },
      body,
      timeoutMs,
    });
    return readResponse(response);
  } catch (error) {
    log.warn({ err: error, path }, 'no response to a form');
    return { status: 0, codes: [], retryAfter: undefined };
  }
}

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const MAX_BODY_BYTES = 64 * 1024;
const API_TIMEOUT_MS = 10_000;
/** With a file, which the API decodes. */
const FILE_TIMEOUT_MS = 25_000;

export interface PostedForm {
  /** What the page is rendered with. */
  formResponse: FormResponse;
  /** The API's header of the same name. */
  retryAfter: string | undefined;
}

const isType = ({ headers }: FastifyRequest, type: string) =>
  headers['content-type']?.startsWith(type) ?? false;

const isForm = (name: unknown): name is ApiForm =>
  typeof name === 'string' && Object.hasOwn(API_FORMS, name);

/** The parameter of a form's path: the value of the query key with its name. */
function paramOf(form: ApiForm, { raw: { url = '' } }: FastifyRequest): string | undefined {
  const value = new URLSearchParams(url.slice(pathOf(url).length)).get(form);
  return slugSchema.safeParse(value).data;
}

const FILE_FORMS = Object.values(API_FORMS)
  .filter((form) => fileField(form))
  .map(({ name }) => name);

/** The form with a file that a page posts; the page's query names it, so no body has to be read. */
function fileFormOf(request: FastifyRequest): ApiForm | undefined {
  if (!isType(request, MULTIPART)) return undefined;
  return FILE_FORMS.find((form) => paramOf(form, request) !== undefined);
}

/** Whether a page posts a form with a file. */
export const hasFile = (request: FastifyRequest): boolean => fileFormOf(request) !== undefined;

export const isFormPost = (request: FastifyRequest): boolean =>
  request.method === 'POST' && (isType(request, URLENCODED) || hasFile(request));

/** Lets the routes of `app` read such forms. */
export function addFormParsers(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    URLENCODED,
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.addContentTypeParser(
    MULTIPART,
    { parseAs: 'buffer', bodyLimit: FILE_FORM_MAX_BYTES },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
}

type FormPost = Pick<ApiPost, 'headers' | 'body' | 'timeoutMs'> & {
  form: ApiForm;
  /** What was typed; the API tells it of a form with a file, which it alone parses. */
  inputs: Record<string, string>;
};

function readFileForm(form: ApiForm, { headers, body }: FastifyRequest): FormPost {
  return {
    form,
    headers: { 'content-type': headers['content-type'] ?? MULTIPART },
    body: body as Buffer,
    inputs: {},
    timeoutMs: FILE_TIMEOUT_MS,
  };
}

function readFields({ body }: FastifyRequest): FormPost | undefined {
  const inputs = (body ?? {}) as FormInputs;
  const { form } = inputs;
  if (!isForm(form) || fileField(API_FORMS[form])) return undefined;
  const declared = API_FORMS[form];
  const language = parseLanguage(inputs.language);
  return {
    form,
    headers: {
      'content-type': 'application/json',
      ...(language && { 'content-language': language }),
    },
    body: Buffer.from(JSON.stringify(formBody(declared, inputs))),
    inputs: repopulatedValues(declared, inputs),
    timeoutMs: API_TIMEOUT_MS,
  };
}

/**
 * Sends the form that a page has posted to the API.
 * @returns undefined when the request holds none of the site's forms.
 */
export async function forwardForm(
  request: FastifyRequest,
  servers: Pick<ApiServers, 'call'>,
): Promise<PostedForm | undefined> {
  const fileForm = fileFormOf(request);
  const post = fileForm ? readFileForm(fileForm, request) : readFields(request);
  if (!post) return undefined;
  const { form, inputs, ...sent } = post;
  const param = paramOf(form, request);
  if (param === undefined && API_FORMS[form].path.includes(':')) return undefined;
  const path = `/api${formPath(API_FORMS[form], param)}`;
  const { retryAfter, ...response } = await postToApi(servers, { ...sent, path }, request);
  const page = pathOf(request.raw.url ?? '');
  return { formResponse: { form, path: page, inputs, ...response }, retryAfter };
}
