/**
 * Whatever is sent to a form, it is answered with a code and never as a fault of the server. BAD_BODIES
 * sets how many are sent to all forms together, other ones in each run; without it they are always the same.
 */
import { API_FORM_SCHEMAS, type ApiForm, apiErrorBodySchema } from '@mall/contracts';
import fc from 'fast-check';
import { sendForm } from '../../testing/form-client.ts';
import { aFamilyCard, aLoyaltyCard } from '../../testing/sample-forms.ts';
import { openTestSqlite } from '../../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

const FORMS = Object.keys(API_FORM_SCHEMAS) as ApiForm[];
const BODIES_A_FORM = Math.ceil(Number(process.env.BAD_BODIES ?? 540) / FORMS.length);

jest.setTimeout(30_000 + BODIES_A_FORM * 100);

const VALID: Partial<Record<ApiForm, object>> = {
  loyaltyCard: aLoyaltyCard({ accept_terms: false }),
  familyCard: aFamilyCard({ accept_terms: false }),
};

/** Bodies that are no objects, and forms with some fields of any kind. */
const bodiesFor = (form: ApiForm) => {
  const fields = Object.keys(API_FORM_SCHEMAS[form].body.shape);
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.constant('__proto__'));
  const record = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor'), value);
  return fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 4, arbitrary: record.map((changes) => ({ ...VALID[form], ...changes })) },
  );
};

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(openTestSqlite());
});
afterAll(() => site.close());

it.each(FORMS)('%s', async (form) => {
  const property = fc.asyncProperty(bodiesFor(form), async (body) => {
    const response = await sendForm(site, form, body);
    expect(response.status).toBeLessThan(500);
    if (!response.ok) apiErrorBodySchema.parse(await response.json());
  });
  const seed = process.env.BAD_BODIES === undefined && { seed: 1 };
  await fc.assert(property, { numRuns: BODIES_A_FORM, ...seed });
});

it.each([
  ['a field', (deep: string) => `{"email":${deep}}`],
  ['a field that no form has', (deep: string) => `{"a":${deep}}`],
  ['a form', (deep: string) => deep],
])('%s nested without end is refused as invalid', async (_what, bodyOf) => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const response = await fetch(`${site.origin}/api/newsletter`, {
    method: 'POST',
    body: bodyOf(deep),
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a' },
  });
  expect(response.status).toBe(422);
});

it.each([
  ['POST', '/shops', 405],
  ['DELETE', '/shops/reserved', 405],
  ['GET', '/products', 404],
  ['GET', '/products/1', 404],
  ['POST', '/products', 404],
  ['DELETE', '/products/1', 404],
])(
  '%s %s of the old clients answers %i with a code, and changes nothing',
  async (method, path, status) => {
    const before = await (await site.get('/shops')).text();
    const response = await fetch(`${site.origin}/api${path}`, {
      method,
      ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    expect(response.status).toBe(status);
    const codes = { 404: 'not_found', 405: 'method:not_allowed' };
    expect(await response.json()).toEqual({ errors: [{ code: codes[status as 404 | 405] }] });
    expect(await (await site.get('/shops')).text()).toBe(before);
  },
);
