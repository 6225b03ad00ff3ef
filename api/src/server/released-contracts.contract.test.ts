/** The API serves what the last releases of each app were built against. */
import { contractBreaks, contractSchema, envelope, type ReleasedContracts } from '@mall/contracts';
import released from '../generated/released-contracts.json';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { openTestFile } from '../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const RELEASES = Object.entries(released as unknown as ReleasedContracts).flatMap(
  ([app, records]) =>
    records.map(({ releases, contract }) => [`${app}@${releases.join(', ')}`, contract] as const),
);

let site: TestSite;
const served = async () =>
  envelope(contractSchema).parse(await (await site.get('/contract')).json()).data;

beforeAll(async () => {
  site = await startTestSite(openTestFile(await makeTemporaryFolder()));
});
afterAll(() => site.close());

/** A change that fails here needs a second call or form beside the old one (docs/releasing.md). */
test.each(RELEASES)('%s', async (_release, contract) => {
  expect(contractBreaks(contract, await served())).toEqual([]);
});

test('each remote is recorded', () => {
  const apps = Object.keys(released);
  expect(apps).toEqual(
    expect.arrayContaining(['campaigns', 'cards', 'cinema', 'content', 'shops']),
  );
  expect(apps).toContain('shell');
});

test('a change that would break a release is named', async () => {
  const { forms, calls } = await served();
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
