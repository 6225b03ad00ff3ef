/** The API's answer to a form that the browser itself has sent to its page, because no script ran there. */
import type { ApiForm } from '../generated/forms.ts';

export interface FormAnswer {
  form: ApiForm;
  /** Path of the page that the form was sent from, as the browser asks for it. */
  path: string;
  /** Of the API's answer; 0 when none came. */
  status: number;
  /** What the API refuses; empty for a form that it has taken. */
  codes: readonly string[];
  /** What the API answers to a form that it has taken. */
  data?: unknown;
  /** What the visitor has typed, by the name of the input, without passwords and files. Empty for a form that was taken. */
  inputs: Readonly<Record<string, string>>;
}
