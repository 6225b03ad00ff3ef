/** A form's call of the API: a definition says what to check and store; the rest is the same for all. */
import {
  API_FORM_SCHEMAS,
  API_FORMS,
  type ApiForm,
  envelope,
  languageQuerySchema,
} from '@mall/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorResponses } from '../../http/errors.ts';
import { languageHeaders } from '../../http/language.ts';
import { FORM_RATE } from '../../http/rate-limit.ts';
import { refuseOtherMethods } from '../../http/refuse-other-methods.ts';
import { limitAddresses } from './address-limit.ts';
import type { AddFormCalls } from './form-context.ts';
import type { CheckedRequest, FormDefinition } from './form-definition.ts';
import { takeForm } from './take-form.ts';

type TakeRequest = (request: CheckedRequest) => Promise<unknown>;

/** A form as one of those at its path. */
interface PathForm {
  name: ApiForm;
  addTo: (context: Parameters<AddFormCalls>[1]) => TakeRequest;
}

/** A form for `addForms`. */
export function defineForm<Form extends ApiForm>(form: FormDefinition<Form>): PathForm {
  return {
    name: form.name,
    addTo: (context) => (request) => takeForm(form, request, context),
  };
}

/**
 * Makes the call of one form, or of several with the same path, at the path and with the schemas of the
 * contracts: 201 with its data, or 422 with the code of every broken field (requirement 6.2), 409 for an
 * `Idempotency-Key` of another body, 429, or 503 while the database is away.
 */
export function addForms(first: PathForm, ...others: readonly PathForm[]): AddFormCalls {
  const forms = [first, ...others];
  const url = API_FORMS[first.name].path;
  return (api: FastifyInstance, context) => {
    const takes = new Map(forms.map(({ name, addTo }) => [name, addTo(context)]));
    api.route({
      method: 'POST',
      url,
      config: FORM_RATE,
      schema: {
        operationId: first.name,
        headers: languageHeaders,
        querystring: languageQuerySchema,
        body: oneOf(forms.map(({ name }) => API_FORM_SCHEMAS[name].body)),
        response: {
          201: envelope(oneOf(forms.map(({ name }) => API_FORM_SCHEMAS[name].data))),
          ...errorResponses,
        },
      },
      // `takeForm` adds the codes of `check` to those of the schema.
      attachValidation: true,
      preHandler: limitAddresses(context),
      handler: async (request, reply) => {
        const take = takes.get(formOf(forms, request).name) as TakeRequest;
        return reply.code(201).send({ data: await take(request) });
      },
    });
    refuseOtherMethods(api, url, ['POST']);
  };
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
