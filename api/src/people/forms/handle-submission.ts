/** Checks and stores one form. */
import {
  API_FORM_SCHEMAS,
  type ApiForm,
  type ApiFormData,
  type FormInputs,
  parseLanguage,
} from '@mall/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { HttpError, issueCode, issueCodes } from '../../http/errors.ts';
import { languageOf } from '../../http/language.ts';
import type {
  CheckedRequest,
  FormBody,
  FormContext,
  FormDefinition,
  FormRequest,
} from './form-definition.ts';
import { storeOnce } from './idempotency.ts';

/** @throws {HttpError} 422 with the code of every invalid field, 400 or 409 for its key, 503 without the database. */
export async function handleSubmission<Form extends ApiForm>(
  form: FormDefinition<Form>,
  request: CheckedRequest,
  context: FormContext,
): Promise<ApiFormData[Form]> {
  const formRequest = formRequestOf(request, context);
  return reachDatabase(request, async () => {
    if ('respond' in form) {
      return form.respond(await checkedBody(form, request, formRequest), formRequest);
    }
    return storeOnce(form, request, formRequest, async () =>
      form.store(await checkedBody(form, request, formRequest), formRequest),
    );
  });
}

export function formRequestOf(
  request: Pick<CheckedRequest, 'query' | 'params' | 'headers' | 'inputs' | 'log'>,
  context: FormContext,
): FormRequest {
  const { call: param = '' } = request.params as { call?: string };
  // A page without a script names its language by an input.
  const language = parseLanguage(request.inputs?.language) ?? languageOf(request);
  return { ...context, param, language, log: request.log };
}

async function checkedBody<Form extends ApiForm>(
  form: FormDefinition<Form>,
  { body, validationError }: CheckedRequest,
  request: FormRequest,
): Promise<FormBody<Form>> {
  // TypeScript cannot follow the lookup by a generic name.
  const schema = API_FORM_SCHEMAS[form.name].body as unknown as z.ZodObject;
  const { success, data, error } = schema.safeParse(body);
  const found = (await form.check?.(validFields(schema, body), request)) ?? [];
  const ofBody = success
    ? []
    : error.issues.map(({ path, message }) => issueCode(path[0], message));
  const ofRest = validationError?.validationContext === 'body' ? [] : issueCodes(validationError);
  const codes = [...new Set([...ofBody, ...ofRest, ...found])];
  if (codes.length > 0) throw new HttpError(422, ...codes);
  return data as FormBody<Form>;
}

/** The fields of `body` that are valid whatever the others are. */
function validFields<Form extends ApiForm>(
  { shape }: z.ZodObject,
  body: unknown,
): Partial<FormBody<Form>> {
  const fields = (body ?? {}) as FormInputs;
  const valid = Object.entries(shape as Readonly<Record<string, z.ZodType>>).flatMap(
    ([field, schema]) => {
      const { success, data } = schema.safeParse(fields[field]);
      return success ? [[field, data]] : [];
    },
  );
  return Object.fromEntries(valid) as Partial<FormBody<Form>>;
}

/** @throws {HttpError} 503 when the database fails, with the reason in the log; an HttpError as it is. */
export async function reachDatabase<Result>(
  request: Pick<FastifyRequest, 'log'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    request.log.error({ err: error }, 'a form could not be stored');
    throw new HttpError(503, 'database:unavailable');
  }
}
