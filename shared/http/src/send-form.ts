/** Sends a form: as JSON, or as `multipart/form-data` where it holds a file. */
import {
  type ApiForm,
  type ApiFormBody,
  type DeclaredForm,
  type FormField,
  fileField,
  inputName,
} from '@mall/contracts';

/** `crypto.randomUUID` is missing in pages that are not served over HTTPS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Sends forms with idempotency keys: each path keeps the key of its last form until a response comes. */
export function createFormKeys() {
  const pending = new Map<string, { content: string; key: string }>();
  return async <Data>(path: string, content: string, send: (key: string) => Promise<Data>) => {
    const before = pending.get(path);
    const form = before?.content === content ? before : { content, key: newKey() };
    pending.set(path, form);
    const data = await send(form.key);
    if (pending.get(path) === form) pending.delete(path);
    return data;
  };
}

export type OnProgress = (part: number) => void;

/** Posts `body`, reporting the progress. Rejects without a response, as `fetch` does. */
function upload({ url, headers, onProgress }: SendOptions, body: FormData): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onerror = () => reject(new TypeError('the connection failed'));
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.send(body);
  });
}

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

interface SendOptions {
  url: string;
  headers: Record<string, string>;
  /** Not for a form with a file: how long that takes depends on the visitor's connection. */
  timeoutMs: number;
  onProgress?: OnProgress | undefined;
}

export function sendForm<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  body: ApiFormBody[Form],
  options: SendOptions,
): Promise<Response> {
  if (fileField(form)) return upload(options, multipart(form, body));
  const { url, headers, timeoutMs } = options;
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
