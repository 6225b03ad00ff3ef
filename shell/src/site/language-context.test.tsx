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

describe('data that is shown for long', () => {
  const queryFn = jest.fn(() => Promise.resolve('of today'));
  const client = createQueryClient();

  beforeEach(() => {
    jest.useFakeTimers();
    queryFn.mockClear();
    client.mount();
  });
  afterEach(() => {
    client.clear();
    client.unmount();
    delete document.documentElement.dataset.kept;
    jest.useRealTimers();
  });

  /** How often the data is loaded while it is shown for some minutes. */
  async function loadsWithin(minutes: number): Promise<number> {
    const options = { queryKey: ['today'], queryFn, initialData: 'of today' };
    const end = new QueryObserver(client, options).subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(minutes * 60_000);
    end();
    return queryFn.mock.calls.length;
  }

  test('is loaded again each quarter of an hour while the tab is in view', async () => {
    expect(await loadsWithin(46)).toBe(3);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await loadsWithin(46)).toBe(3);
  });

  test('is asked for each minute on a kept page whose browser reports a network', async () => {
    document.documentElement.dataset.kept = '/uzletek/terkep';
    expect(await loadsWithin(3.5)).toBe(3);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await loadsWithin(3.5)).toBe(3);
  });
});
