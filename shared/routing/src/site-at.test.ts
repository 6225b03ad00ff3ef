import type { SiteRecord } from '@mall/contracts';
import { resolvePath } from './resolve-path.ts';
import { routeTable } from './route-table.ts';
import { hasCampaigns, isEnded, siteAt } from './site-at.ts';
import { routeAt, sampleApp } from './testing/sample-routes.ts';

const routes = [
  routeAt('easter', '/husvet', '/easter', { campaign: 'easter' }),
  routeAt('always', '/mindig', '/always'),
];
const label = { hu: 'Húsvét', en: 'Easter' };
const app = sampleApp(routes, {
  redirects: [{ from: '/nyuszi', to: 'easter', language: 'hu' }],
  slots: [{ name: 'home', module: './slots/easter', campaign: 'easter' }],
  navigation: [
    { menu: 'footer', route: 'easter', label },
    { menu: 'footer', route: 'always', label },
    { menu: 'footer', route: 'always', label, campaign: 'easter' },
  ],
});
const site = { apps: [app] } as unknown as SiteRecord;
const campaigns = [
  { id: 'easter', from: '2027-03-15T00:00:00+01:00', until: '2027-03-30T00:00:00+02:00' },
];
const at = (moment: string, preview = false) =>
  siteAt(site, { campaigns, now: Date.parse(moment), preview });

function shown(record: SiteRecord) {
  const [app] = record.apps;
  return [app?.routes.length, app?.navigation.length, app?.slots.length];
}
const kindOf = (record: SiteRecord, path: string) =>
  resolvePath(routeTable(record.apps), path, undefined).kind;

test('hides a campaign and its redirects before it begins', () => {
  const before = at('2027-03-14T23:59:59+01:00');
  expect(shown(before)).toEqual([1, 1, 0]);
  expect(kindOf(before, '/husvet')).toBe('not-found');
  expect(kindOf(before, '/nyuszi')).toBe('not-found');
  expect(before.changesAt).toBe(Date.parse('2027-03-15T00:00:00+01:00'));
});

test('shows everything from the first moment', () => {
  const running = at('2027-03-15T00:00:00+01:00');
  expect(shown(running)).toEqual([2, 3, 1]);
  expect(kindOf(running, '/easter')).toBe('page');
  expect(running.changesAt).toBe(Date.parse('2027-03-30T00:00:00+02:00'));
});

test('keeps the path of an ended campaign, without menu entries', () => {
  const over = at('2027-03-30T00:00:00+02:00');
  expect(shown(over)).toEqual([2, 1, 0]);
  expect(over.endedCampaigns).toEqual(['easter']);
  expect(isEnded(over, { campaign: 'easter' })).toBe(true);
  expect(isEnded(over, {})).toBe(false);
  expect(over.changesAt).toBeUndefined();
});

test('previews campaigns that have not begun, but not those that ended', () => {
  expect(shown(at('2027-01-01T00:00:00+01:00', true))).toEqual([2, 3, 1]);
  expect(shown(at('2027-05-01T00:00:00+02:00', true))).toEqual([2, 1, 0]);
});

test('treats a campaign missing from the content as not begun', () => {
  const unknown = siteAt(site, { campaigns: [], now: Date.parse('2027-03-20T00:00:00Z') });
  expect(shown(unknown)).toEqual([1, 1, 0]);
});

test('reports whether a site has campaigns', () => {
  expect(hasCampaigns(site)).toBe(true);
  expect(hasCampaigns({ apps: [] })).toBe(false);
});
