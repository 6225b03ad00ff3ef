/** Stands in for the API: answers calls with the data that a test gives. */
import type {
  ApiCall,
  ApiData,
  ApiForm,
  ApiFormBody,
  ApiFormData,
  Language,
} from '@mall/contracts';
import { type Api, ApiError } from '@mall/http';
import type { CallParams } from '@mall/runtime';

/** Data by call, or a function of the call's parameters that makes it. */
export type StandInData = {
  [Call in ApiCall]?: ApiData[Call] | ((params: CallParams) => ApiData[Call]);
};

/** What becomes of a form that is sent; throw `refused` for one that the API does not take. */
export type StandInForms = {
  [Form in ApiForm]?: (body: ApiFormBody[Form]) => ApiFormData[Form] | Promise<ApiFormData[Form]>;
};

/** The answer to a form with these codes; status 0 and no codes when no answer comes. */
export function refused(form: ApiForm, status: number, ...codes: readonly string[]): ApiError {
  return new ApiError(form, status, codes);
}

/** The answer of a call whose entry does not exist; throw it from a function in the data. */
export function notFound(call: ApiCall): ApiError {
  return new ApiError(call, 404, ['not_found']);
}

/** @throws {Error} from `get` and `post`, naming a call or form that the test gives nothing for. */
export function apiStandIn(language: Language, data: StandInData, forms: StandInForms = {}): Api {
  const answer = async (call: ApiCall, params: CallParams = {}): Promise<unknown> => {
    const given = data[call];
    if (given === undefined) throw new Error(`give the test data for the call ${call}`);
    return typeof given === 'function' ? given(params) : given;
  };
  const take: Api['post'] = async (form, body) => {
    const given = forms[form];
    if (given === undefined) throw new Error(`give the test an answer for the form ${form}`);
    return given(body);
  };
  return { language, get: answer as Api['get'], post: take };
}
