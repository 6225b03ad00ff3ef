/** What a form's own code says of it, and what that code is given. */
import type { API_FORM_SCHEMAS, ApiForm, ApiFormData, Language } from '@mall/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { FormContext } from './form-context.ts';

/** A form that its schema has checked. */
export type FormBody<Form extends ApiForm> = z.output<(typeof API_FORM_SCHEMAS)[Form]['body']>;

/** What a form's own code works with. */
export interface FormRequest extends FormContext {
  language: Language;
  log: FastifyBaseLogger;
}

export interface FormDefinition<Form extends ApiForm> {
  name: Form;
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
