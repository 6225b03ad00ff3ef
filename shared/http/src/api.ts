/** The API client of one language. */
import {
  API_PATHS,
  type ApiCall,
  type ApiData,
  type ApiForm,
  type ApiFormBody,
  type ApiFormData,
  type DeclaredForm,
  IDEMPOTENCY_HEADER,
  type Language,
  PREVIEW_HEADER,
} from '@mall/contracts';
import { ApiError } from './api-error.ts';
import { contentOfUpload, createFormKeys } from './form-keys.ts';
import { inFlight } from './in-flight.ts';
import { sendUpload, type Upload } from './upload.ts';

/** Values of a path's parameters or of a query string. */
type Values = Readonly<Record<string, string | number>>;

export interface ApiOptions {
  language: Language;
  /** Origin of the API; empty in the browser, where it is the page's own. */
  origin?: string;
  /** Whether campaigns that have not begun are read, too. */
  preview?: boolean;
  /** Checks an answer's `data` at the border; without it the answer is not checked. */
  parse?: <Call extends ApiCall>(call: Call, data: unknown) => ApiData[Call];
  /** Called with every response, for instance to notice a newer composition. */
  onResponse?: (response: Response) => void;
  /** Pauses in milliseconds before each retry of a GET that got no answer. */
  retryDelays?: readonly number[];
  /** How long a form waits for its answer: longer than the gateway does. */
  formTimeoutMs?: number;
}

const FORM_TIMEOUT_MS = 30_000;

export interface Api {
  readonly language: Language;
  /**
   * Fetches one call's data.
   * @param params values of the path's parameters (`slug`); all others go into the query string.
   * @throws {ApiError} when the answer is not a success or there is none.
   */
  get<Call extends ApiCall>(
    call: Call,
    params?: Values,
    signal?: AbortSignal,
  ): Promise<ApiData[Call]>;
  /**
   * Sends one form, once: a form that may have arrived is not sent again.
   * @throws {ApiError} with the code of every broken field, or with status 0 when no answer came in time.
   */
  post<Form extends ApiForm>(
    form: DeclaredForm<Form>,
    body: ApiFormBody[Form],
  ): Promise<ApiFormData[Form]>;
  /**
   * Sends a form with a file. Sent again unchanged it has the same key, so that the API takes it once.
   * @throws {ApiError} as `post` does.
   */
  upload(upload: Upload): Promise<unknown>;
}

/** The path of a call: path parameters filled, other values in the query string. */
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

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function codesOf(response: Response): Promise<string[]> {
  const body: unknown = await response.json().catch(() => undefined);
  const errors = (body as { errors?: { code?: unknown }[] } | undefined)?.errors;
  return Array.isArray(errors) ? errors.map((error) => String(error?.code)) : [];
}

/** Retries a request without an answer: an API that restarts is reachable again within two seconds. */
async function fetchWithRetries(
  url: string,
  init: RequestInit,
  delays: readonly number[],
): Promise<Response> {
  for (const delay of delays) {
    try {
      return await fetch(url, init);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      await pause(delay);
    }
  }
  return fetch(url, init);
}

/** Makes the client of one language; every request carries its `Content-Language` (requirement 7.1). */
export function createApi(options: ApiOptions): Api {
  const { language, origin = '', preview, parse, onResponse, retryDelays = [] } = options;
  const { formTimeoutMs = FORM_TIMEOUT_MS } = options;
  const headers = {
    ...{ accept: 'application/json', 'content-language': language },
    ...(preview && { [PREVIEW_HEADER]: '1' }),
  };
  const sendWithKey = createFormKeys();

  /** The `data` of the answer. */
  async function request(
    path: string,
    init: RequestInit,
    delays: readonly number[] = [],
  ): Promise<unknown> {
    const response = await fetchWithRetries(origin + path, init, delays).catch((cause) => {
      // Only the time limit aborts a form.
      if (!init.method && init.signal?.aborted) throw cause;
      throw new ApiError(path, 0, [], cause);
    });
    onResponse?.(response);
    if (!response.ok) throw new ApiError(path, response.status, await codesOf(response));
    const { data } = (await response.json()) as { data: unknown };
    return data;
  }

  return {
    language,
    get: (call, params, signal) =>
      inFlight.during(async () => {
        const path = callPath(call, params);
        const data = await request(path, { headers, signal: signal ?? null }, retryDelays);
        return parse ? parse(call, data) : (data as ApiData[typeof call]);
      }),
    post: <Form extends ApiForm>(form: DeclaredForm<Form>, body: ApiFormBody[Form]) =>
      inFlight.during(async () => {
        const path = `/api${form.path}`;
        const text = JSON.stringify(body);
        const data = await sendWithKey(path, text, (key) =>
          request(path, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
            body: text,
            signal: AbortSignal.timeout(formTimeoutMs),
          }),
        );
        return data as ApiFormData[Form];
      }),
    upload: (upload) =>
      inFlight.during(() =>
        sendWithKey(upload.path, contentOfUpload(upload.body), (key) =>
          sendUpload(upload, { origin, language, key }),
        ),
      ),
  };
}
