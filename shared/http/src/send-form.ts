/** Sends a form: as JSON, or as `multipart/form-data` where it holds a file. */
import {
  type ApiForm,
  type ApiFormBody,
  type DeclaredForm,
  type FormField,
  fileField,
  inputName,
} from '@mall/contracts';
import { type OnProgress, upload } from './upload.ts';

/** Two forms of one path with the same content are one form; a file is known by its name, size and date. */
export const contentOf = (body: object): string =>
  JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

function multipart<Form extends ApiForm>(form: DeclaredForm<Form>, body: object): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(body)) {
    const name = inputName(form, field as FormField<Form>);
    if (value instanceof File || typeof value === 'string') data.set(name, value);
    else if (value === true) data.set(name, 'on');
  }
  return data;
}

export interface SendOptions {
  url: string;
  headers: Record<string, string>;
  /** Not for a form with a file: how long that takes depends on the visitor's connection. */
  timeoutMs: number;
  onProgress?: OnProgress | undefined;
}

export function sendForm<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  body: ApiFormBody[Form],
  { url, headers, timeoutMs, onProgress }: SendOptions,
): Promise<Response> {
  if (fileField(form)) return upload(url, { headers, body: multipart(form, body) }, onProgress);
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
