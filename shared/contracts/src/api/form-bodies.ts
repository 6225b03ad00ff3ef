/** How the fields of a page's form become the body of its call. Free of zod. */
import type { ApiForm } from './paths.ts';
import type { ApiFormBody } from './schemas.ts';

/** Fields by name, as a browser sends them: a ticked box by its name, one that is not ticked not at all. */
export type FormFields = Readonly<Record<string, unknown>>;

/** For pages that send JSON, and for the API when the browser itself sends the form. */
export const FORM_BODIES: {
  readonly [Form in ApiForm]: (fields: FormFields) => ApiFormBody[Form];
} = {
  newsletter: ({ email = '', newsletter_consent }) => ({
    email: String(email),
    accept_terms: newsletter_consent !== undefined,
  }),
};
