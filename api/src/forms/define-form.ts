/** A form's call of the API: a definition says what to check and store; the rest is the same for all. */
import { API_FORM_SCHEMAS, API_FORMS, type ApiForm, envelope } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { refuseOtherMethods } from '../server/api-scope.ts';
import { errorResponses } from '../server/errors.ts';
import { languageHeaders, languageQuery } from '../server/language.ts';
import { FORM_RATE } from '../server/rate-limit.ts';
import type { AddFormCalls } from './form-context.ts';
import type { FormDefinition } from './form-definition.ts';
import { takeForm } from './take-form.ts';

/**
 * Makes the call of one form, at the path and with the schemas of the contracts: 201 with its data, or
 * 422 with the code of every broken field (decision 22), 429, or 503 while the database is away.
 */
export function defineForm<Form extends ApiForm>(form: FormDefinition<Form>): AddFormCalls {
  const url = API_FORMS[form.name].path;
  const { body, data } = API_FORM_SCHEMAS[form.name];
  return (api: FastifyInstance, context) => {
    api.route({
      method: 'POST',
      url,
      config: FORM_RATE,
      schema: {
        operationId: form.name,
        headers: languageHeaders,
        querystring: languageQuery,
        body,
        response: { 201: envelope(data), ...errorResponses },
      },
      // The handler adds the codes of `check` to those of the schema.
      attachValidation: true,
      handler: async (request, reply) => {
        const stored = await takeForm(form, request, context);
        return reply.code(201).send({ data: stored });
      },
    });
    refuseOtherMethods(api, url, ['POST']);
  };
}
