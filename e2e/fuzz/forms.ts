/** Bodies of the forms: of any kind, no objects, and nearly right ones. */
import { API_FORM_SCHEMAS, API_FORMS, type ApiForm, formPath } from '@mall/contracts';
import fc from 'fast-check';
import { multipartBody } from './multipart.ts';
import type { FuzzRequest } from './requests.ts';

const FORMS = Object.keys(API_FORM_SCHEMAS) as ApiForm[];

const PERSON = {
  ...{ last_name: 'Kovács', first_name: 'Anna', email: 'anna@example.com' },
  ...{ birthday: '1990-02-28', postal_code: '1234', newsletter: false, accept_terms: false },
};
/** Right but for the consent. */
const NEARLY_RIGHT: Partial<Record<ApiForm, object>> = {
  loyaltyCard: {
    ...{ ...PERSON, gender: 'female' },
    ...{ password: 'árvíztűrő 1', password_confirmation: 'árvíztűrő 1' },
  },
  familyCard: {
    ...{ ...PERSON, phone_number: '+36 30 123 4567' },
    ...{ city: 'Budapest', street_address: 'Fő utca 1.' },
  },
};

function bodyOf(form: ApiForm): fc.Arbitrary<unknown> {
  const fields = Object.keys(API_FORM_SCHEMAS[form].body.shape);
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.constant('__proto__'));
  const changes = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor'), value);
  return fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 4, arbitrary: changes.map((some) => ({ ...NEARLY_RIGHT[form], ...some })) },
  );
}

const json = fc.constantFrom(...FORMS).chain((form) =>
  bodyOf(form).map((body) => ({
    ...{ path: formPath(API_FORMS[form], 'advent'), body: JSON.stringify(body) },
    type: 'application/json',
  })),
);
const receipt = multipartBody.map((sent) => ({ ...sent, path: '/advent/upload' }));

/** A form from a client that sends nothing else. */
export const formRequest: fc.Arbitrary<FuzzRequest> = fc
  .tuple(fc.oneof({ weight: 2, arbitrary: json }, { weight: 1, arbitrary: receipt }), fc.ipV4())
  .map(([{ path, body, type }, client]) => ({
    ...{ method: 'POST', path: `/api${path}`, body },
    headers: { 'content-type': type, 'x-forwarded-for': client },
  }));
