import {
  API_PATHS,
  type ApiCall,
  type ApiData,
  type ApiForm,
  type ApiFormBody,
  type ApiFormData,
  type DeclaredForm,
  formPath,
  IDEMPOTENCY_HEADER,
  type Language,
  PREVIEW_HEADER,
} from '@mall/contracts';
import { ApiError } from './api-error.ts';
import { inFlight } from './in-flight.ts';
import type { OnProgress } from './send-form.ts';
import { contentOf, createFormKeys, sendForm } from './send-form.ts';

type Values = Readonly<Record<string, string | number>>;

export interface ApiOptions {
  language: Language;
  /** Origin of the API; empty in the browser, where it is the page's own. */
  origin?: string;
  /** The time that responses are for, as an ISO time or `SHOW_COMING`; the present when left out. */
  previewTime?: (() => string) | undefined;
  /** Checks a response's `data` at the border; without it the response is not checked. */
  parse?: <Call extends ApiCall>(call: Call, data: unknown) => ApiData[Call];
  /** Called with every response, for instance to notice a newer composition. */
  onResponse?: (response: Response) => void;
  /** How long a form without a file waits for its response: longer than the gateway does. */
  formTimeoutMs?: number;
}

export interface PostOptions {
  param?: string | undefined;
  onProgress?: OnProgress;
}

export interface Api {
  readonly language: Language;
  /**
   * Fetches one call's data.
   * @param params values of the path's parameters (`slug`); all others go into the query string.
   * @throws {ApiError} when the response is an error, or there is none.
   */
  get<Call extends ApiCall>(
    call: Call,
    params?: Values,
    signal?: AbortSignal,
  ): Promise<ApiData[Call]>;
  /**
   * Sends one form, once: a form that may have arrived is not sent again. When the caller sends it again
   * unchanged, it has the same idempotency key.
   * @throws {ApiError} with the code of every invalid field, or with status 0 when no response came in time.
   */
  post<Form extends ApiForm>(
    form: DeclaredForm<Form>,
    body: ApiFormBody[Form],
    options?: PostOptions,
  ): Promise<ApiFormData[Form]>;
}

function callPath(call: ApiCall, params: Values = {}): string {
  const query = new URLSearchParams();
  let path: string = API_PATHS[call];
  for (const [name, value] of Object.entries(params)) {
    const text = String(value);
    if (path.includes(`:${name}`)) path = path.replace(`:${name}`, encodeURIComponent(text));
    else query.set(name, text);
  }
  return `/api${path}${String(query) && `?${query}`}`;
}

/** Calls whose URL names the language, too, as requirement 7.1 writes them. */
const WITH_LANGUAGE: readonly ApiCall[] = ['cinema', 'pinnedPosts', 'pinnedDiscounts'];

async function codesOf(response: Response): Promise<string[]> {
  const body: unknown = await response.json().catch(() => undefined);
  const errors = (body as { errors?: { code?: unknown }[] } | undefined)?.errors;
  return Array.isArray(errors) ? errors.map((error) => String(error?.code)) : [];
}

/** Makes the client of one language; every request carries its `Content-Language` (requirement 7.1). */
export function createApi(options: ApiOptions): Api {
  const { language, origin = '', previewTime, parse, onResponse, formTimeoutMs = 30_000 } = options;
  const headersNow = () => ({
    ...{ accept: 'application/json', 'content-language': language },
    ...(previewTime && { [PREVIEW_HEADER]: previewTime() }),
  });
  const sendWithKey = createFormKeys();

  async function dataOf(path: string, responding: Promise<Response>, signal?: AbortSignal) {
    const response = await responding.catch((cause) => {
      if (signal?.aborted) throw cause;
      throw new ApiError(path, 0, [], cause);
    });
    onResponse?.(response);
    if (!response.ok) throw new ApiError(path, response.status, await codesOf(response));
    const body = (await response.json()) as { data: unknown };
    return body.data;
  }

  return {
    language,
    get: (call, params, signal) =>
      inFlight.during(async () => {
        const lang = WITH_LANGUAGE.includes(call) && { lang: language };
        const path = callPath(call, { ...params, ...lang });
        const init = { headers: headersNow(), signal: signal ?? null };
        const data = await dataOf(path, fetch(origin + path, init), signal);
        return parse ? parse(call, data) : (data as ApiData[typeof call]);
      }),
    post: <Form extends ApiForm>(
      form: DeclaredForm<Form>,
      body: ApiFormBody[Form],
      { param, onProgress }: PostOptions = {},
    ) =>
      inFlight.during(async () => {
        const path = `/api${formPath(form, param)}`;
        const send = (key: string) =>
          sendForm(form, body, {
            url: origin + path,
            headers: { ...headersNow(), [IDEMPOTENCY_HEADER]: key },
            timeoutMs: formTimeoutMs,
            onProgress,
          });
        const data = await sendWithKey(path, contentOf(body), (key) => dataOf(path, send(key)));
        return data as ApiFormData[Form];
      }),
  };
}
