/** How the inputs of a page's form become the body of its call. Free of zod. */
import type { ApiForm } from '../generated/forms.ts';
import type { ApiFormBody, DeclaredForm, FormField } from './form-types.ts';

/** Inputs by name, as a browser sends them: a ticked box by its name, one that is not ticked not at all. */
export type FormInputs = Readonly<Record<string, unknown>>;

interface Declared {
  fields: Readonly<Record<string, 'text' | 'password' | 'checkbox'>>;
  inputNames?: Readonly<Record<string, string>>;
}

/** The name of the input of a field. */
export function inputName<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  field: FormField<Form>,
): string {
  const { inputNames = {} }: Declared = form;
  return inputNames[field] ?? field;
}

/** Whether the field is a box to tick. */
export function isCheckbox<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  field: FormField<Form>,
): boolean {
  const { fields }: Declared = form;
  return fields[field] === 'checkbox';
}

/** For pages that send JSON, and for a browser that sends the form itself. */
export function formBody<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  inputs: FormInputs,
): ApiFormBody[Form] {
  const { fields }: Declared = form;
  const names = Object.keys(fields) as FormField<Form>[];
  const body = names.map((field) => {
    const value = inputs[inputName(form, field)];
    return [field, isCheckbox(form, field) ? value !== undefined : String(value ?? '')];
  });
  // The declaration's kinds follow from the schema.
  return Object.fromEntries(body) as ApiFormBody[Form];
}

/** What the page may show again: inputs of the form that hold no password. */
export function shownAgain(
  form: DeclaredForm<ApiForm>,
  inputs: FormInputs,
): Record<string, string> {
  const { fields }: Declared = form;
  const names = Object.keys(fields).filter((field) => fields[field] !== 'password');
  const shown = names
    .map((field) => inputName(form, field as FormField<ApiForm>))
    .filter((name) => inputs[name] !== undefined)
    .map((name) => [name, String(inputs[name])]);
  return Object.fromEntries(shown);
}
