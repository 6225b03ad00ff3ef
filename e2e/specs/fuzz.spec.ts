/**
 * Whatever is sent, the server does not fail. These requests are the same in every run, so that only a
 * change can fail here; `npm run fuzz` sends more and others. A failure prints its seed and the smallest
 * request that leads to it.
 */
import { apiErrorBodySchema } from '@mall/contracts';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { formRequest } from '../fuzz/forms.ts';
import { anyRequest, documentSchema } from '../fuzz/requests.ts';
import { failureOf, send } from '../fuzz/send.ts';
import { residentBytes } from '../site/memory.ts';

const CASES = Number(process.env.FUZZ_CASES ?? 1_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Requests at once; a case of the library is as many. */
const AT_ONCE = 8;
/** Caches fill up to their limits; what grows beyond is a leak. */
const MAX_GROWTH_BYTES = 300 * 1_024 * 1_024;
const MS_A_CASE = 100;

test.setTimeout(60_000 + CASES * MS_A_CASE);

test('a failure is noticed', () => {
  const response = { status: 200, location: undefined, body: '{"data":{}}' };
  expect(failureOf(response)).toBeUndefined();
  expect(failureOf({ ...response, location: '/404?x=//y' })).toBeUndefined();
  expect(failureOf({ ...response, status: 503 })).toContain('status 503');
  const { stack = '' } = new Error('a failure');
  expect(failureOf({ ...response, status: 400, body: stack })).toContain('a stack');
  expect(failureOf({ ...response, status: 301, location: '//example.com' })).toContain('leads to');
});

test(`${CASES} requests get a response, none with a failure or a stack, in flat memory`, async ({
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const response = await fetch(`${origin}/api/openapi.json`);
  const document = documentSchema.parse(await response.json());
  const runs = Math.ceil(CASES / AT_ONCE);
  const site = Number(process.env.SITE_PID);
  let done = 0;
  let warm = 0;
  const property = fc.asyncProperty(
    fc.array(anyRequest(document), { minLength: AT_ONCE, maxLength: AT_ONCE }),
    async (requests) => {
      const failures = await Promise.all(
        requests.map(async (request) => {
          const failure = await send(origin, request).then(failureOf, String);
          return failure && { request, failure };
        }),
      );
      expect(failures.filter((failure) => failure !== undefined)).toEqual([]);
      done += 1;
      if (done === Math.ceil(runs / 4)) warm = await residentBytes(site);
    },
  );
  await fc.assert(property, { numRuns: runs, seed: SEED });
  expect((await residentBytes(site)) - warm).toBeLessThan(MAX_GROWTH_BYTES);
});

test('a form is accepted, or refused with codes', async ({ baseURL }) => {
  const property = fc.asyncProperty(formRequest, async (request) => {
    const response = await send(baseURL ?? '', request);
    expect(failureOf(response)).toBeUndefined();
    if (response.status < 300) return;
    expect(response.status).toBeGreaterThanOrEqual(400);
    const { errors } = apiErrorBodySchema.parse(JSON.parse(response.body));
    for (const { code } of errors) expect(code).toMatch(/^[a-z_-]+(:[a-z_]+)?$/);
  });
  await fc.assert(property, { numRuns: Math.ceil((CASES * 3) / AT_ONCE), seed: SEED });
});
