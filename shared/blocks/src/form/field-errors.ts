/**
 * The messages of every form's field errors, in both languages, by the API's code (requirement 6.2); for one
 * field the most specific first.
 */
import type { ApiForm, DeclaredForm, FormField, Language } from '@mall/contracts';
import FIELD_ERRORS from './field-errors.json';
import type { FormOptions } from './use-form.ts';

type Text = Readonly<Record<Language, string>>;

/** For codes that the table lacks: the limits of the field's input prevent them. */
const INVALID: Text = { hu: 'Ez így nem megfelelő!', en: 'This is not accepted!' };

/**
 * The texts of all fields of `form`: the `errors` of `useForm`.
 * @param order of the fields on the page, by which the errors are listed; that of the API when left out.
 */
export function fieldErrors<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  language: Language,
  order: readonly FormField<Form>[] = Object.keys(form.fields) as FormField<Form>[],
): FormOptions<Form>['errors'] {
  const entries = Object.entries<Text>(FIELD_ERRORS);
  const texts = order.flatMap((field) => [
    ...entries.filter(([code]) => code.startsWith(`${field}:`)),
    ...(`${field}:invalid` in FIELD_ERRORS ? [] : [[`${field}:invalid`, INVALID] as const]),
  ]);
  // The codes begin with fields of the form.
  return Object.fromEntries(
    texts.map(([code, message]) => [code, message[language]]),
  ) as FormOptions<Form>['errors'];
}
