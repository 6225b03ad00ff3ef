/** The types of forms' bodies and of the responses to them. Free of zod. */
import type { z } from 'zod';
import type { API_FORM_SCHEMAS } from '../generated/form-schemas.ts';
import type { API_FORMS, ApiForm } from '../generated/forms.ts';

/** The declaration of a form. A page imports that of the form it sends, and no other. */
export type DeclaredForm<Form extends ApiForm> = (typeof API_FORMS)[Form] & {
  readonly name: Form;
};

/** What each form sends, before it is checked. */
export type ApiFormBody = {
  [Form in ApiForm]: z.input<(typeof API_FORM_SCHEMAS)[Form]['body']>;
};

/** The `data` of the response to each form. */
export type ApiFormData = {
  [Form in ApiForm]: z.infer<(typeof API_FORM_SCHEMAS)[Form]['data']>;
};

/** The fields of what a form sends. */
export type FormField<Form extends ApiForm> = keyof ApiFormBody[Form] & string;
