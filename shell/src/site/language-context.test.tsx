import { routeTable } from '@mall/routing';
import { aSearchResult, waitFor } from '@mall/testing';
import { QueryObserver } from '@tanstack/react-query';
import { sampleCampaign, sampleSite } from '../remotes/testing/sample-site.ts';
import { createLanguageContext, createQueryClient } from './language-context.ts';

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

test('loads what is shown again when the visitor comes back to the tab after hours', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = jest.fn(() => Promise.resolve('of today'));
  const yesterday = { initialData: 'of yesterday', initialDataUpdatedAt: Date.now() - 86_400_000 };
  const options = { queryKey: ['today'], queryFn, refetchOnMount: false, ...yesterday };
  const end = new QueryObserver(client, options).subscribe(() => undefined);
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  comeBack();
  await waitFor(() => expect(client.getQueryData(['today'])).toBe('of today'));
  comeBack();
  expect(queryFn).toHaveBeenCalledTimes(1);
  end();
  client.unmount();
});
