/** Data of the API, from a page's loader to its components. */
import type { Api } from '@mall/http';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { loadInto, useApiData } from './api-data.ts';
import { type ShellContext, ShellContextV1 } from './shell-context.ts';

const get = jest.fn();
const apiOf = (language: 'hu' | 'en'): Api => ({ language, get, post: jest.fn() });

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  get.mockReset();
  get.mockImplementation(async (call: string, { slug = '' } = {}) => ({ name: `${call} ${slug}` }));
});

test('a component shows what the loader has loaded without another call', async () => {
  const api = apiOf('hu');
  const load = loadInto(client, api);
  expect(await load('shop', { slug: 'hm' })).toEqual({ name: 'shop hm' });
  await load('shop', { slug: 'hm' });
  const Name = () => <p>{useApiData('shop', { slug: 'hm' }).name}</p>;
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <ShellContextV1 value={{ api } as ShellContext}>
          <Name />
        </ShellContextV1>
      </QueryClientProvider>,
    ),
  );
  screen.getByText('shop hm');
  expect(get).toHaveBeenCalledTimes(1);
  expect(get).toHaveBeenCalledWith('shop', { slug: 'hm' }, expect.any(AbortSignal));
});

test('caches by call, parameters and language', async () => {
  const [load, loadInEnglish] = [loadInto(client, apiOf('hu')), loadInto(client, apiOf('en'))];
  await load('shop', { slug: 'hm' });
  await load('shop', { slug: 'other' });
  await load('config');
  await loadInEnglish('config');
  expect(get).toHaveBeenCalledTimes(4);
});
