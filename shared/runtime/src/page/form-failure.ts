import { ApiError } from '@mall/http';

/** How the API has answered a form that it did not take; status 0 and no codes when no answer came. */
export function formFailure(error: unknown): Pick<ApiError, 'status' | 'codes'> {
  return error instanceof ApiError ? error : { status: 0, codes: [] };
}
