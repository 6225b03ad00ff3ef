/**
 * Sends a form with a file. `XMLHttpRequest`, because `fetch` does not tell how much of a body has
 * been sent.
 */
import { IDEMPOTENCY_HEADER, type Language } from '@mall/contracts';
import { ApiError } from './api-error.ts';

export interface Upload {
  /** Below `/api`, for instance `/winter/upload`. */
  path: string;
  body: FormData;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
}

function answerOf(request: XMLHttpRequest): { data?: unknown; errors?: { code?: unknown }[] } {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return {};
  }
}

/** @throws {ApiError} with the code of every broken field, or with status 0 when no answer came. */
export function sendUpload(
  { path, body, onProgress }: Upload,
  { origin, language, key }: { origin: string; language: Language; key: string },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${origin}/api${path}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-language', language);
    request.setRequestHeader(IDEMPOTENCY_HEADER, key);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    const fail = (status: number, codes: string[] = []) =>
      reject(new ApiError(path, status, codes));
    request.onerror = () => fail(0);
    request.onload = () => {
      const { data, errors } = answerOf(request);
      if (request.status >= 200 && request.status < 300) resolve(data);
      else
        fail(
          request.status,
          errors?.map(({ code }) => String(code)),
        );
    };
    request.send(body);
  });
}
