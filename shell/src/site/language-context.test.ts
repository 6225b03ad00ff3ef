import { routeTable } from '@mall/routing';
import { aSearchResult } from '@mall/testing';
import { sampleCampaign, sampleSite } from '../remotes/testing/sample-site.ts';
import { createLanguageContext } from './language-context.ts';

test('neither links nor the search lead to a campaign that is over', () => {
  const context = (endedCampaigns: string[]) => {
    const site = { ...sampleSite([sampleCampaign()]), endedCampaigns };
    const api = { language: 'en', get: jest.fn(), post: jest.fn() } as const;
    return createLanguageContext({ site, table: routeTable(site.apps), messages: {}, api })
      .shellContext;
  };
  const pages = [{ page: 'easter', title: 'Easter', text: 'Eggs' }];
  const result = aSearchResult({ order: ['pages'], pages });
  expect(context([]).searchLinks(result, 'easter')).toHaveLength(1);
  expect(context(['easter']).searchLinks(result, 'easter')).toEqual([]);
});
