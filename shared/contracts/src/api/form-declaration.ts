/** What a file in `src/forms` says of its form besides the schemas. */

/** `checkbox` is true or false; what is typed into a `password` is never given back to the page. */
type FieldKind<Value> = Value extends boolean ? 'checkbox' : 'text' | 'password';

/** `Body` is what the form sends, before it is checked. */
export interface FormDeclaration<Body extends object> {
  /** That of the file, in camel case. */
  name: string;
  /** Path of the API's call, below `/api`. */
  path: string;
  fields: { readonly [Field in keyof Body]-?: FieldKind<Exclude<Body[Field], undefined>> };
  /** Names of inputs that are not those of their fields. */
  inputNames?: { readonly [Field in keyof Body]?: string };
  /** Codes of a refusal with an outcome of their own. The first that a refusal holds decides. */
  outcomeByCode: Readonly<Record<string, string>>;
  /** Outcomes of the links in the form's mails: values of the query key that has the form's name. */
  linkOutcomes: readonly string[];
}
