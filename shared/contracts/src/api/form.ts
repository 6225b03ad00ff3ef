/** The types of a form's body, responses and outcomes, and how inputs become a body. Free of zod. */
import type { z } from 'zod';
import type { API_FORM_SCHEMAS } from '../generated/form-schemas.ts';
import type { API_FORMS, ApiForm } from '../generated/forms.ts';
import type { FieldKind } from '../values/form-declaration.ts';

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

/** The API's response to a form that the browser has posted to its page, because no script ran there. */
export interface FormResponse {
  form: ApiForm;
  /** Path of the page that the form was sent from, as the browser asks for it. */
  path: string;
  /** Status of the API's response; 0 without one. */
  status: number;
  /** What the API refuses; empty for an accepted form. */
  codes: readonly string[];
  /** Data of the response to an accepted form. */
  data?: unknown;
  /** What the visitor has typed, by the name of the input, without passwords and files. Empty for an accepted form. */
  inputs: Readonly<Record<string, string>>;
}

/** Whether the API has accepted the form. */
export const isAccepted = ({ status }: Pick<FormResponse, 'status'>): boolean =>
  status >= 200 && status < 300;

/** Inputs by name, as a browser sends them: a ticked box by its name, one that is not ticked not at all. */
export type FormInputs = Readonly<Record<string, unknown>>;

interface Declared {
  fields: Readonly<Record<string, FieldKind>>;
  inputNames?: Readonly<Record<string, string>>;
}

/** The name of the input of a field. */
export function inputName({ inputNames = {} }: Declared, field: string): string {
  return inputNames[field] ?? field;
}

/** Whether the field is a box to tick. */
export function isCheckbox({ fields }: Declared, field: string): boolean {
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

function bodyValue(kind: FieldKind, value: unknown) {
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
  const body = Object.entries<FieldKind>(form.fields).map(([field, kind]) => [
    field,
    bodyValue(kind, inputs[inputName(form, field)]),
  ]);
  // The declaration's kinds follow from the schema.
  return Object.fromEntries(body) as ApiFormBody[Form];
}

/** The inputs that the page may repeat: none that holds a password or a file. */
export function repopulatedValues(form: Declared, inputs: FormInputs): Record<string, string> {
  const entries = Object.keys(form.fields)
    .filter((field) => form.fields[field] !== 'password')
    .map((field) => inputName(form, field))
    .map((name) => [name, inputs[name]])
    .filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries);
}

type ByCode<Form extends ApiForm> = (typeof API_FORMS)[Form]['outcomeByCode'];
type OfLink<Form extends ApiForm> = (typeof API_FORMS)[Form]['linkOutcomes'][number];

/** What became of a form that was sent: `refused` for wrong input, `unavailable` for any other failure. */
export type SentOutcome<Form extends ApiForm> =
  | 'sent'
  | 'refused'
  | 'unavailable'
  | (ByCode<Form>[keyof ByCode<Form>] & string);

export type FormOutcome<Form extends ApiForm> = SentOutcome<Form> | (OfLink<Form> & string);

/**
 * The outcome of a form that the API has refused, and the codes of its fields. Only 422 means wrong
 * input; 413 means it of the file.
 */
export function failedForm<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  { status, codes }: Pick<FormResponse, 'status' | 'codes'>,
): { outcome: SentOutcome<Form>; codes: readonly string[] } {
  const file = fileField(form);
  if (status === 413 && file) return { outcome: 'refused', codes: [`${file}:too_large`] };
  if (status !== 422) return { outcome: 'unavailable', codes };
  const own = Object.entries<string>(form.outcomeByCode).find(([code]) => codes.includes(code));
  // The entry is the form's own; the type of an entry does not show it.
  return { outcome: own ? (own[1] as SentOutcome<Form>) : 'refused', codes };
}
