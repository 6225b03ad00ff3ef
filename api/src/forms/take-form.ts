/** Checks and stores one form that was sent. */
import { API_FORM_SCHEMAS, type ApiForm, type ApiFormData, type FormInputs } from '@mall/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { HttpError, issueCodes } from '../server/errors.ts';
import { languageOf } from '../server/language.ts';
import type { FormContext } from './form-context.ts';
import type { FormBody, FormDefinition } from './form-definition.ts';
import { reachDatabase } from './reach-database.ts';

/** The fields of a body that may be anything. */
const fieldsOf = (body: unknown) => (body ?? {}) as FormInputs;

/** @throws {HttpError} 422 with the code of every broken field, 503 while the database is away. */
export async function takeForm<Form extends ApiForm>(
  form: FormDefinition<Form>,
  request: FastifyRequest,
  context: FormContext,
): Promise<ApiFormData[Form]> {
  const formRequest = { ...context, language: languageOf(request), log: request.log };
  const fields = validFields(form.name, request.body);
  const found = await reachDatabase(request, async () => form.check?.(fields, formRequest) ?? []);
  const codes = [...issueCodes(request.validationError), ...found];
  if (codes.length > 0) throw new HttpError(422, ...codes);
  // The schema has checked it: there is no issue.
  return reachDatabase(request, () => form.store(request.body as FormBody<Form>, formRequest));
}

/** The fields of `body` that are valid whatever the others are. */
function validFields<Form extends ApiForm>(name: Form, body: unknown): Partial<FormBody<Form>> {
  const fields = fieldsOf(body);
  const shape: Readonly<Record<string, z.ZodType>> = API_FORM_SCHEMAS[name].body.shape;
  const valid = Object.entries(shape).flatMap(([field, schema]) => {
    const { success, data } = schema.safeParse(fields[field]);
    return success ? [[field, data]] : [];
  });
  return Object.fromEntries(valid) as Partial<FormBody<Form>>;
}
