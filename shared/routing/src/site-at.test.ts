import { mfJsonSchema, type SiteRecord } from '@mall/contracts';
import { resolvePath } from './resolve-path.ts';
import { routeTable } from './route-table.ts';
import { hasCampaigns, isEnded, siteAt } from './site-at.ts';

const label = { hu: 'Húsvét', en: 'Easter' };
const { routes, redirects, slots, navigation } = mfJsonSchema.parse({
  name: 'campaigns',
  owner: 'team',
  routes: [
    {
      id: 'easter',
      module: './pages/easter',
      paths: { hu: '/husvet', en: '/easter' },
      campaign: 'easter',
    },
    { id: 'always', module: './pages/always', paths: { hu: '/mindig', en: '/always' } },
  ],
  redirects: [{ from: '/nyuszi', to: 'easter', language: 'hu' }],
  slots: [{ name: 'home', module: './slots/easter', campaign: 'easter' }],
  navigation: [
    { menu: 'footer', route: 'easter', label },
    { menu: 'footer', route: 'always', label },
    { menu: 'footer', route: 'always', label, campaign: 'easter' },
  ],
});
const site = {
  apps: [{ name: 'campaigns', routes, redirects, slots, navigation }],
} as unknown as SiteRecord;
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

test('before its time nothing of a campaign is there, its redirects included', () => {
  const before = at('2027-03-14T23:59:59+01:00');
  expect(shown(before)).toEqual([1, 1, 0]);
  expect(kindOf(before, '/husvet')).toBe('not-found');
  expect(kindOf(before, '/nyuszi')).toBe('not-found');
  expect(before.changesAt).toBe(Date.parse('2027-03-15T00:00:00+01:00'));
});

test('from its first moment on everything is there', () => {
  const running = at('2027-03-15T00:00:00+01:00');
  expect(shown(running)).toEqual([2, 3, 1]);
  expect(kindOf(running, '/easter')).toBe('page');
  expect(running.changesAt).toBe(Date.parse('2027-03-30T00:00:00+02:00'));
});

test('after it the path stays, to say that it is over, and no menu leads there', () => {
  const over = at('2027-03-30T00:00:00+02:00');
  expect(shown(over)).toEqual([2, 1, 0]);
  expect(over.endedCampaigns).toEqual(['easter']);
  expect(isEnded(over, { campaign: 'easter' })).toBe(true);
  expect(isEnded(over, {})).toBe(false);
  expect(over.changesAt).toBeUndefined();
});

test('a preview shows what has not begun, and nothing that is over', () => {
  expect(shown(at('2027-01-01T00:00:00+01:00', true))).toEqual([2, 3, 1]);
  expect(shown(at('2027-05-01T00:00:00+02:00', true))).toEqual([2, 1, 0]);
});

test('a campaign that the content does not know has not begun', () => {
  const unknown = siteAt(site, { campaigns: [], now: Date.parse('2027-03-20T00:00:00Z') });
  expect(shown(unknown)).toEqual([1, 1, 0]);
});

test('a site says whether it has campaigns at all', () => {
  expect(hasCampaigns(site)).toBe(true);
  expect(hasCampaigns({ apps: [] })).toBe(false);
});
