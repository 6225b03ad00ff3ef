/** A form's call of the API: a definition says what to check and store; the rest is the same for all. */
import {
  API_FORM_SCHEMAS,
  API_FORMS,
  type ApiForm,
  envelope,
  fileField,
  languageQuerySchema,
  repopulatedValues,
} from '@mall/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorBody, errorResponses, HttpError } from '../../http/errors.ts';
import { languageHeaders } from '../../http/language.ts';
import type {
  AddFormCalls,
  CheckedRequest,
  FormContext,
  FormDefinition,
} from './form-definition.ts';
import { formRequestOf, handleSubmission } from './handle-submission.ts';
import { isPage } from './idempotency.ts';
import { addMultipartParser } from './multipart.ts';
import { FORM_RATE, limitSubmissions } from './submission-limit.ts';

interface PathForm extends Pick<FormDefinition<ApiForm>, 'name' | 'precheck' | 'isGuess'> {
  handle: (request: CheckedRequest, context: FormContext) => Promise<unknown>;
}

export function defineForm<Form extends ApiForm>(form: FormDefinition<Form>): PathForm {
  return { ...form, handle: (request, context) => handleSubmission(form, request, context) };
}

/**
 * Makes the call of one form, or of several with the same path, at the path and with the schemas of the
 * contracts: 201 with its data, or 422 with the code of every invalid field (requirement 6.2), 409 for an
 * `Idempotency-Key` of another body, 429, or 503 while the database is away.
 */
export function addForms(...forms: readonly [PathForm, ...PathForm[]]): AddFormCalls {
  const declared = API_FORMS[forms[0].name];
  return (api, context) => {
    if (!fileField(declared)) return addRoute(api, forms, context);
    api.register(async (scope) => {
      addMultipartParser(scope, declared);
      addRoute(scope, forms, context);
    });
  };
}

const campaignParams = z.object({ call: z.string().max(120) });

function addRoute(
  api: FastifyInstance,
  forms: readonly [PathForm, ...PathForm[]],
  context: FormContext,
): void {
  const [{ name, precheck }] = forms;
  const { path: url } = API_FORMS[name];
  const limit = limitSubmissions(
    api,
    context,
    (request) => formOf(forms, request).isGuess ?? false,
  );
  api.route({
    method: 'POST',
    url,
    config: FORM_RATE,
    schema: {
      operationId: name,
      headers: languageHeaders,
      querystring: languageQuerySchema,
      ...(url.includes(':') && { params: campaignParams }),
      ...(fileField(API_FORMS[name]) && { consumes: ['multipart/form-data'] }),
      body: oneOf(forms.map((form) => API_FORM_SCHEMAS[form.name].body)),
      response: {
        201: envelope(oneOf(forms.map((form) => API_FORM_SCHEMAS[form.name].data))),
        ...errorResponses,
      },
    },
    // `handleSubmission` adds the codes of `check` to those of the schema.
    attachValidation: true,
    // Before the body is read, and after the rate has been limited.
    preParsing: async (request) => precheck?.(formRequestOf(request, context)),
    preHandler: limit,
    handler: async (request, reply) => {
      const form = formOf(forms, request);
      try {
        return await reply.code(201).send({ data: await form.handle(request, context) });
      } catch (error) {
        return refuse(error, form, request, reply);
      }
    },
  });
}

/** A page without a script that posts a file cannot be parsed by the gateway, so it gets its inputs back. */
function refuse(
  error: unknown,
  { name }: PathForm,
  { headers, inputs }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!inputs || !isPage(headers) || !(error instanceof HttpError)) throw error;
  return reply
    .code(error.statusCode)
    .send({ ...errorBody(error.codes), inputs: repopulatedValues(API_FORMS[name], inputs) });
}

const oneOf = (schemas: readonly z.ZodType[]): z.ZodType =>
  schemas.length === 1 ? (schemas[0] as z.ZodType) : z.union(schemas);

/** Of the forms with one path that of which the body has the most fields. */
function formOf(forms: readonly PathForm[], { body }: FastifyRequest): PathForm {
  const fields = Object.keys(body ?? {});
  const known = ({ name }: PathForm) =>
    fields.filter((field) => Object.hasOwn(API_FORM_SCHEMAS[name].body.shape, field)).length;
  return forms.toSorted((one, other) => known(other) - known(one))[0] as PathForm;
}
