/** Stands in for the API: answers calls with the data that a test gives. */
import type { ApiCall, ApiData, Language } from '@mall/contracts';
import { type Api, ApiError } from '@mall/http';
import type { CallParams } from '@mall/runtime';

/** Data by call, or a function of the call's parameters that makes it. */
export type StandInData = {
  [Call in ApiCall]?: ApiData[Call] | ((params: CallParams) => ApiData[Call]);
};

/** The answer of a call whose entry does not exist; throw it from a function in the data. */
export function notFound(call: ApiCall): ApiError {
  return new ApiError(call, 404, ['not_found']);
}

/** @throws {Error} from `get`, naming a call that the test gives no data for. */
export function apiStandIn(language: Language, data: StandInData): Api {
  const answer = async (call: ApiCall, params: CallParams = {}): Promise<unknown> => {
    const given = data[call];
    if (given === undefined) throw new Error(`give the test data for the call ${call}`);
    return typeof given === 'function' ? given(params) : given;
  };
  return { language, get: answer as Api['get'] };
}
