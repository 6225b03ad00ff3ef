/** What a file in `src/forms` declares. Its `schemas` are a function, so that browsers load `form` without zod. */

/**
 * `checkbox` is true or false; the value of a `password` is never sent back to the page. A form with a
 * `file` is sent as `multipart/form-data`.
 */
export type FieldKind = 'checkbox' | 'file' | 'password' | 'text';

type KindOf<Value> = Value extends boolean
  ? 'checkbox'
  : Value extends File
    ? 'file'
    : 'text' | 'password';

/** `Body` is what the form sends, before it is checked. */
export interface FormDeclaration<Body extends object> {
  /** That of the file, in camel case. */
  name: string;
  /** Path of the API's call, below `/api`, with at most one parameter. */
  path: string;
  fields: { readonly [Field in keyof Body]-?: KindOf<Exclude<Body[Field], undefined>> };
  /** Names of inputs that are not those of their fields. */
  inputNames?: { readonly [Field in keyof Body]?: string };
  /** Codes of a refusal with their own outcome. The first that a refusal holds decides. */
  outcomeByCode: Readonly<Record<string, string>>;
  /** Outcomes of the links in the form's mails: values of the query key that has the form's name. */
  linkOutcomes: readonly string[];
}
