/** The API serves what the last releases of each app were built against. */
import { apiContract, contractBreaks, type ReleasedContracts } from '@mall/contracts';
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
