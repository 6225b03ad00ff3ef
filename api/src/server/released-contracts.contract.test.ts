/** The API serves what the last releases of each app were built against. */
import {
  type Contract,
  contractBreaks,
  contractSchema,
  envelope,
  type ReleasedContracts,
} from '@mall/contracts';
import released from '../generated/released-contracts.json';
import { openTestSqlite } from '../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const RELEASES = Object.entries(released as unknown as ReleasedContracts).flatMap(
  ([app, records]) =>
    records.map(({ releases, contract }) => [`${app}@${releases.join(', ')}`, contract] as const),
);

let site: TestSite;
let served: Contract;

beforeAll(async () => {
  site = await startTestSite(openTestSqlite());
  served = envelope(contractSchema).parse(await (await site.get('/contract')).json()).data;
});
afterAll(() => site.close());

/** A change that fails here needs a second call or form beside the old one (docs/releasing.md). */
test.each(RELEASES)('%s', (_release, contract) => {
  expect(contractBreaks(contract, served)).toEqual([]);
});

test('each remote is recorded', () => {
  expect(Object.keys(released)).toEqual(
    expect.arrayContaining(['campaigns', 'cards', 'cinema', 'content', 'shell', 'shops']),
  );
});

test('a change that would break a release is named', () => {
  const { forms, calls } = served;
  const { newsletter } = forms;
  const request = { ...newsletter?.request, 'body.phone': 'non-empty string' };
  const changed = { calls, forms: { ...forms, newsletter: { ...newsletter, request } } };
  const found = RELEASES.flatMap(([release, contract]) =>
    contractBreaks(contract, contractSchema.parse(changed)).map((text) => `${release}: ${text}`),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) {
    expect(text).toMatch(
      /^content@[0-9a-f, ]+: form newsletter: the API demands body\.phone as non-empty string, the release does not send it$/,
    );
  }
});

test('the readiness names the contract, for gateways to notice another one', async () => {
  const { data } = await (await site.get('/readyz')).json();
  expect(data.contract).toMatch(/^[\w-]{43}$/);
});
