import { routeTable } from '@mall/routing';
import { sampleApp, sampleSite } from '../remotes/testing/sample-site.ts';
import { createLanguageContext } from './language-context.ts';

test('nobody is led to a campaign that is over: not by a link, not by the search', () => {
  const id = 'easter';
  const app = sampleApp({
    name: 'campaigns',
    owner: 'team',
    routes: [
      { id, module: './pages/easter', paths: { hu: '/husvet', en: '/easter' }, campaign: id },
    ],
  });
  const context = (endedCampaigns: string[]) => {
    const site = { ...sampleSite([app]), endedCampaigns };
    const api = { language: 'en', get: jest.fn(), post: jest.fn(), upload: jest.fn() } as const;
    return createLanguageContext({ site, table: routeTable(site.apps), messages: {}, api })
      .shellContext;
  };
  const pages = [{ page: id, title: 'Easter', text: 'Eggs' }];
  const result = { pages, places: [], shops: [], posts: [], discounts: [] };
  expect(context([]).searchLinks(result, 'easter')).toHaveLength(1);
  expect(context([id]).searchLinks(result, 'easter')).toEqual([]);
});
