import { ApiError } from '@mall/http';

/** Status and codes of a form that the API refused; status 0 and no codes when no answer came. */
export function formFailure(error: unknown): Pick<ApiError, 'status' | 'codes'> {
  return error instanceof ApiError ? error : { status: 0, codes: [] };
}
