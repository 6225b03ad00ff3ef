import type { Rollout } from '@mall/release';
import { ApiVisitors } from '../api/api-visitors.ts';
import { type Choice, CompositionChoice } from './composition-choice.ts';
import type { CompositionInstance } from './composition-instance.ts';

const VISITS = 10_000;

const live = { name: '1' } as CompositionInstance;
const candidate = { name: '1.1a2b3c4d' } as CompositionInstance;
const rollout = { id: '1a2b3c4d' } as Rollout;

/** The choice of a gateway that serves the canary to this percentage of visitors. */
const gatewayAt = (weight: number) =>
  new CompositionChoice({
    live: { current: live },
    candidates: { running: () => candidate, get: async () => candidate },
    rollouts: { find: async () => undefined },
    canary: () => ({ rollout, weight }),
    keys: new Map(),
    isSecure: true,
  });

const cookieOf = ({ setCookie = '' }: Choice) => setCookie.split(';')[0] ?? '';

test.each([1, 5, 50, 99])('a canary of %d %% gets its share of 10,000 visits', async (weight) => {
  const [first, second, grown] = [gatewayAt(weight), gatewayAt(weight), gatewayAt(100)];
  let [shares, kept, keptWhenGrown] = [0, 0, 0];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const choice = await first.of({});
    const headers = { cookie: `a=b; ${choice && cookieOf(choice)}; c=d` };
    const again = [await second.of(headers), second.known(headers)];
    if (again.every((each) => each?.instance === choice?.instance)) kept += 1;
    if (grown.known(headers)?.instance === candidate) keptWhenGrown += 1;
    if (choice?.instance === candidate) shares += 1;
  }
  expect([kept, keptWhenGrown]).toEqual([VISITS, VISITS]);
  const deviation = Math.sqrt((VISITS * weight * (100 - weight)) / 100 ** 2);
  expect(Math.abs(shares - (VISITS * weight) / 100)).toBeLessThan(6 * deviation);
});

test('pages and calls of the API are of one composition after a preview has ended', async () => {
  const choice = gatewayAt(50);
  const headers = { cookie: 'preview=a.b.c; canary=1a2b3c4d.7' };
  expect((await choice.of(headers))?.instance).toBe(candidate);
  const current = { name: '1', composition: { revision: 1 } };
  const visitor = await new ApiVisitors(choice, { current }, {}).of(headers);
  expect(visitor.headers).toEqual({ 'x-composition': candidate.name });
});
