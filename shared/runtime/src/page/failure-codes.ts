import { ApiError } from '@mall/http';

/** The codes with which the API has refused a form; none when it could not answer at all. */
export function failureCodes(error: unknown): readonly string[] {
  return error instanceof ApiError ? error.codes : [];
}
