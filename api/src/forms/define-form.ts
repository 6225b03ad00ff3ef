/** A form's call of the API: a definition says what to check and store; the rest is the same for all. */
import {
  API_FORM_SCHEMAS,
  API_FORMS,
  type ApiForm,
  type ApiFormData,
  envelope,
  FORM_BODIES,
  type FormFields,
  type FormOutcome,
  failedOutcome,
  type Language,
  parseLanguage,
} from '@mall/contracts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuseOtherMethods } from '../server/api-scope.ts';
import {
  answerError,
  errorResponses,
  HttpError,
  issueCodes,
  statusAndCodes,
} from '../server/errors.ts';
import { languageHeaders, languageOf } from '../server/language.ts';
import type { AddFormCalls, FormContext } from './form-context.ts';
import { FORM_RATE } from './rate-limit.ts';
import { reachDatabase } from './reach-database.ts';
import { returnToPage } from './return-to-page.ts';
import { isUrlencoded } from './urlencoded.ts';

type FormBody<Form extends ApiForm> = z.output<(typeof API_FORM_SCHEMAS)[Form]['body']>;

/** What a form's own code works with. */
export interface FormRequest extends FormContext {
  language: Language;
  log: FastifyBaseLogger;
}

export interface FormDefinition<Form extends ApiForm> {
  name: Form;
  /** Path and hash of the page that shows the outcome to a visitor whose form names no page. */
  page: string;
  /**
   * Codes that only the database can find, for instance `email:duplicate`; they are answered together
   * with those of other fields. `fields` holds the fields that are valid by themselves.
   */
  check?: (fields: Partial<FormBody<Form>>, request: FormRequest) => Promise<readonly string[]>;
  /**
   * Stores a valid form and returns what it is answered.
   * @throws {HttpError} 422 for what `check` could not find; anything else is answered 503.
   */
  store: (body: FormBody<Form>, request: FormRequest) => Promise<ApiFormData[Form]>;
}

/**
 * Makes the call of one form, at the path and with the schemas of the contracts: 201 with its data, or
 * 422 with the code of every broken field (decision 22), 429, or 503 while the database is away. A
 * urlencoded form is answered by the page that it came from, with the outcome in its query.
 */
export function defineForm<Form extends ApiForm>(form: FormDefinition<Form>): AddFormCalls {
  const url = API_FORMS[form.name];
  const { body, data } = API_FORM_SCHEMAS[form.name];
  return (api: FastifyInstance, context) => {
    api.route({
      method: 'POST',
      url,
      config: FORM_RATE,
      schema: {
        operationId: form.name,
        headers: languageHeaders,
        body,
        response: { 201: envelope(data), ...errorResponses },
      },
      // The handler adds the codes of `check` to those of the schema.
      attachValidation: true,
      preValidation: async (request) => {
        if (isUrlencoded(request)) request.body = FORM_BODIES[form.name](fieldsOf(request.body));
      },
      errorHandler: (error, request, reply) =>
        isUrlencoded(request)
          ? answerPage(form, failedOutcome(form.name, statusAndCodes(error)), request, reply)
          : answerError(error, request, reply),
      handler: async (request, reply) => {
        const stored = await take(form, request, context);
        if (isUrlencoded(request)) return answerPage(form, 'sent', request, reply);
        return reply.code(201).send({ data: stored });
      },
    });
    refuseOtherMethods(api, url, ['POST']);
  };
}

const fieldsOf = (body: unknown) => (body ?? {}) as FormFields;

async function take<Form extends ApiForm>(
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

function answerPage<Form extends ApiForm>(
  { name, page }: FormDefinition<Form>,
  outcome: FormOutcome<Form>,
  { formPage = page, headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = parseLanguage(headers['content-language']);
  return returnToPage(reply, { form: name, outcome, page: formPage, language });
}
