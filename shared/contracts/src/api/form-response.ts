/** The API's response to a form that the browser has posted to its page, because no script ran there. */
import type { ApiForm } from '../generated/forms.ts';

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
