/** A fake of the API client: it responds with the data of the test. */
import type {
  ApiCall,
  ApiData,
  ApiForm,
  ApiFormBody,
  ApiFormData,
  DeclaredForm,
  Language,
} from '@mall/contracts';
import { type Api, ApiError, type PostOptions } from '@mall/http';
import type { CallParams } from '@mall/runtime';

/** Data by call, or a function of the call's parameters that makes it. */
export type FakeData = {
  [Call in ApiCall]?:
    | ApiData[Call]
    | ((params: CallParams) => ApiData[Call] | Promise<ApiData[Call]>);
};

/** The response to each form; `refuse` for a form that the API rejects. */
export type FakeForms = {
  [Form in ApiForm]?: (
    body: ApiFormBody[Form],
    options: PostOptions,
  ) => ApiFormData[Form] | Promise<ApiFormData[Form]>;
};

/** A response that rejects a form with these codes; status 0 without codes stands for a lost connection. */
export const refuse =
  (status: number, ...codes: readonly string[]) =>
  (): never => {
    throw new ApiError('form', status, codes);
  };

/** The error of a call for an unknown slug; throw it from a function in the data. */
export function notFound(call: ApiCall): ApiError {
  return new ApiError(call, 404, ['not_found']);
}

/** @throws {Error} from `get` and `post`, naming a call or form without data in the test. */
export function fakeApi(language: Language, data: FakeData, forms: FakeForms = {}): Api {
  const get = async (call: ApiCall, params: CallParams = {}): Promise<unknown> => {
    const given = data[call];
    if (given === undefined) throw new Error(`give the test data for the call ${call}`);
    return typeof given === 'function' ? given(params) : given;
  };
  const post = async <Form extends ApiForm>(
    { name }: DeclaredForm<Form>,
    body: ApiFormBody[Form],
    options: PostOptions = {},
  ): Promise<ApiFormData[Form]> => {
    const given: FakeForms[Form] = forms[name];
    if (given === undefined) throw new Error(`give the test a response to the form ${name}`);
    return given(body, options);
  };
  return { language, get: get as Api['get'], post };
}
