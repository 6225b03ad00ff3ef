/** The API serves what the last releases of each app were built against. */
import {
  apiContract,
  contractBreaks,
  contractSchema,
  type ReleasedContracts,
} from '@mall/contracts';
import released from '../generated/released-contracts.json';

const RELEASES = Object.entries(released as unknown as ReleasedContracts).flatMap(
  ([app, records]) =>
    records.map(({ releases, contract }) => [`${app}@${releases.join(', ')}`, contract] as const),
);

const CONTRACT = apiContract();

/** A change that fails here needs a second call or form beside the old one (docs/releasing.md). */
test.each(RELEASES)('%s', (_release, contract) => {
  expect(contractBreaks(contract, CONTRACT)).toEqual([]);
});

test('each remote is recorded', () => {
  expect(Object.keys(released)).toEqual(
    expect.arrayContaining(['campaigns', 'cards', 'cinema', 'content', 'shell', 'shops']),
  );
});

test('a change that would break a release is named', () => {
  const { forms, calls } = CONTRACT;
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
