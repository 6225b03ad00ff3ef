import type { Campaigns, RenderRequest } from '@mall/contracts';
import { sampleApp, sampleCampaign, sampleSite } from '../remotes/testing/sample-site.ts';
import { campaignSites } from './campaign-sites.ts';
import { startTimer } from './testing/start-timer.ts';
import { timeLimit } from './time-limit.ts';

const EASTER = sampleCampaign([
  { menu: 'footer', route: 'easter', label: { hu: 'Húsvét', en: 'Easter' } },
]);
const PARKING = sampleApp({ name: 'parking' });
const CAMPAIGNS = [
  { id: 'easter', from: '2027-03-15T00:00:00+01:00', until: '2027-03-30T00:00:00+02:00' },
];
const START = Date.parse('2027-03-15T00:00:00+01:00');
const request: RenderRequest = { url: '/', storedLanguage: undefined };

/** A site whose clock and API the test sets. */
function start(respond: () => Promise<Campaigns> = async () => CAMPAIGNS) {
  const state = { now: START, respond };
  const at = campaignSites(sampleSite([PARKING, EASTER]), {
    load: () => state.respond(),
    limit: timeLimit({ startTimer }, 20),
    now: () => state.now,
  });
  const shown = async (asked: Partial<RenderRequest> = {}) => {
    const { table, site } = await at({ ...request, ...asked });
    return [table.match('/husvet') !== undefined, site.apps[1]?.navigation.length];
  };
  return { state, at, shown };
}

test('a campaign begins and ends by the clock of the render', async () => {
  const { state, shown } = start();
  state.now = START - 1;
  expect(await shown()).toEqual([false, 0]);
  expect(await shown({ preview: true })).toEqual([true, 1]);
  state.now = START;
  expect(await shown()).toEqual([true, 1]);
  state.now = Date.parse('2027-03-30T00:00:00+02:00');
  expect(await shown()).toEqual([true, 0]);
});

test('a campaign postponed to the day of its end is not shown', async () => {
  const { state, shown } = start();
  expect(await shown()).toEqual([true, 1]);
  const [easter] = CAMPAIGNS;
  state.respond = async () => [
    { id: 'easter', from: easter?.until ?? '', until: '2027-04-30T00:00:00+02:00' },
  ];
  expect(await shown()).toEqual([false, 0]);
});

test('a slot follows a campaign without pages that is postponed', async () => {
  const until = '2027-03-30T00:00:00+02:00';
  const slots = [{ name: 'coupons', module: './slots/coupons', campaign: 'easter' }];
  const state = { from: '2027-03-15T00:00:00+01:00' };
  const at = campaignSites(sampleSite([sampleApp({ name: 'content', slots })]), {
    load: async () => [{ id: 'easter', from: state.from, until }],
    limit: timeLimit({ startTimer }, 20),
    now: () => START,
  });
  expect((await at(request)).site.apps[0]?.slots).toHaveLength(1);
  state.from = until;
  expect((await at(request)).site.apps[0]?.slots).toHaveLength(0);
});

test('renders between two changes share one table', async () => {
  const { state, at } = start();
  const first = await at(request);
  state.now += 1_000;
  expect(await at(request)).toBe(first);
});

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['does not respond', () => new Promise<never>(() => {})],
])('uses the last response while the API %s', async (_case, broken) => {
  const { state, shown } = start();
  await shown();
  state.respond = broken;
  state.now = START - 1;
  expect(await shown()).toEqual([false, 0]);
  state.now = START;
  expect(await shown()).toEqual([true, 1]);
});

test('matches the paths but links no menu before the first response', async () => {
  const { shown } = start(() => Promise.reject(new Error('away')));
  expect(await shown()).toEqual([true, 0]);
});

test('requests no campaigns for a site without any', async () => {
  const load = jest.fn();
  const at = campaignSites(sampleSite(), { load, limit: timeLimit({ startTimer }, 20) });
  const { table } = await at(request);
  expect(table.match('/mozi')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});
