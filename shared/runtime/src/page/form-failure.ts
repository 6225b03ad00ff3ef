import { ApiError } from '@mall/http';

/** Status and codes of a form that the API rejected; status 0 and no codes without a response. */
export function formFailure(error: unknown): Pick<ApiError, 'status' | 'codes'> {
  return error instanceof ApiError ? error : { status: 0, codes: [] };
}
