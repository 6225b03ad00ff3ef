/** How the inputs of a page's form become the body of its call. Free of zod. */
import type { ApiForm } from '../generated/forms.ts';
import type { FieldKind } from '../values/form-declaration.ts';
import type { ApiFormBody, DeclaredForm, FormField } from './form-types.ts';

/** Inputs by name, as a browser sends them: a ticked box by its name, one that is not ticked not at all. */
export type FormInputs = Readonly<Record<string, unknown>>;

interface Declared {
  fields: Readonly<Record<string, FieldKind>>;
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

/** The field that holds a file; undefined for a form that is sent without one. */
export function fileField({ fields }: Declared): string | undefined {
  return Object.keys(fields).find((field) => fields[field] === 'file');
}

/** Path of the form's call below `/api`; `param` takes the place of its parameter. */
export function formPath({ path }: { readonly path: string }, param = ''): string {
  return path.replace(/:\w+/, () => encodeURIComponent(param));
}

function bodyValue(kind: FieldKind | undefined, value: unknown) {
  if (kind === 'checkbox') return value !== undefined;
  // A browser sends an empty file for a field without one.
  if (kind === 'file') return value instanceof File && value.size > 0 ? value : undefined;
  return typeof value === 'string' ? value : '';
}

/** For pages that send the body themselves, and for a browser that sends the form without a script. */
export function formBody<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  inputs: FormInputs,
): ApiFormBody[Form] {
  const { fields }: Declared = form;
  const names = Object.keys(fields) as FormField<Form>[];
  const body = names.map((field) => [
    field,
    bodyValue(fields[field], inputs[inputName(form, field)]),
  ]);
  // The declaration's kinds follow from the schema.
  return Object.fromEntries(body) as ApiFormBody[Form];
}

/** The inputs that the page may repeat: none that holds a password or a file. */
export function repopulatedValues(
  form: DeclaredForm<ApiForm>,
  inputs: FormInputs,
): Record<string, string> {
  const { fields }: Declared = form;
  const entries = (Object.keys(fields) as FormField<ApiForm>[])
    .filter((field) => fields[field] !== 'password')
    .map((field) => inputName(form, field))
    .map((name) => [name, inputs[name]])
    .filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries);
}
