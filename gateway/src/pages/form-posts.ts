/** Forms posted without a script go to their page's URL, which is rendered with the API's response. */
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
  isAccepted,
  parseLanguage,
  repopulatedValues,
  slugSchema,
} from '@mall/contracts';
import { pathOf } from '@mall/routing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BufferedResponse } from '../api/api-server.ts';
import type { ApiServers } from '../api/api-servers.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const MAX_BODY_BYTES = 64 * 1024;
const API_TIMEOUT_MS = 10_000;
/** With a file, which the API decodes. */
const FILE_TIMEOUT_MS = 25_000;

export interface PostedForm {
  formResponse: FormResponse;
  retryAfter: string | undefined;
}

interface FormPost {
  form: ApiForm;
  headers: Record<string, string>;
  body: Buffer;
  timeoutMs: number;
  /** What was typed; for a form with a file, the API's response has it. */
  inputs: Record<string, string>;
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

export const hasFile = (request: FastifyRequest): boolean => fileFormOf(request) !== undefined;

export const isFormPost = (request: FastifyRequest): boolean =>
  request.method === 'POST' && (isType(request, URLENCODED) || hasFile(request));

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

function readFileForm(form: ApiForm, { headers, body }: FastifyRequest): FormPost {
  const type = headers['content-type'] ?? MULTIPART;
  return {
    ...{ form, inputs: {}, timeoutMs: FILE_TIMEOUT_MS },
    headers: { 'content-type': type },
    body: body as Buffer,
  };
}

function readFields({ body }: FastifyRequest): FormPost | undefined {
  const inputs = (body ?? {}) as FormInputs;
  const { form } = inputs;
  if (!isForm(form) || fileField(API_FORMS[form])) return undefined;
  const declared = API_FORMS[form];
  const language = parseLanguage(inputs.language);
  const type = { 'content-type': 'application/json' };
  return {
    ...{ form, inputs: repopulatedValues(declared, inputs), timeoutMs: API_TIMEOUT_MS },
    headers: { ...type, ...(language && { 'content-language': language }) },
    body: Buffer.from(JSON.stringify(formBody(declared, inputs))),
  };
}

const acceptedSchema = z.object({ data: z.unknown() });

/** `inputs` are left out unless the API names them. */
function readResponse({ status, headers, body }: BufferedResponse) {
  const content: unknown = JSON.parse(body.toString());
  const retryAfter = headers['retry-after'] as string | undefined;
  if (isAccepted({ status })) {
    const { data } = acceptedSchema.parse(content);
    return { status, codes: [], data, inputs: {}, retryAfter };
  }
  const { errors, inputs } = apiErrorBodySchema.parse(content);
  return { status, codes: errors.map(({ code }) => code), ...(inputs && { inputs }), retryAfter };
}

/** Sends a posted form to the API, once; status 0 without a response. Undefined when it is no form. */
export async function forwardForm(
  request: FastifyRequest,
  servers: Pick<ApiServers, 'call'>,
): Promise<PostedForm | undefined> {
  const fileForm = fileFormOf(request);
  const post = fileForm ? readFileForm(fileForm, request) : readFields(request);
  if (!post) return undefined;
  const { form, inputs, headers, ...sent } = post;
  const param = paramOf(form, request);
  if (param === undefined && API_FORMS[form].path.includes(':')) return undefined;
  const path = `/api${formPath(API_FORMS[form], param)}`;
  // Without an idempotency key the API recognises a second press of a page by `accept`.
  const added = { accept: 'text/html', 'x-forwarded-for': request.ip };
  const call = { method: 'POST', path, headers: { ...headers, ...added }, ...sent };
  const { retryAfter, ...response } = await servers
    .call(call)
    .then(readResponse)
    .catch((error: unknown) => {
      request.log.warn({ err: error, path }, 'no response to a form');
      return { status: 0, codes: [], retryAfter: undefined };
    });
  const page = pathOf(request.raw.url ?? '');
  return { formResponse: { form, path: page, inputs, ...response }, retryAfter };
}
