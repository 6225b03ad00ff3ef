/** Data of the API, from a page's loader to its components. */
import { type Api, ApiError } from '@mall/http';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { formFailure, loadInto, useApiData } from './api-data.ts';
import { type ShellContext, ShellContextV1 } from './shell-context.ts';

const get = jest.fn();
const apiOf = (language: 'hu' | 'en'): Api => ({
  ...{ language, get, post: jest.fn(), upload: jest.fn() },
});

beforeEach(() => {
  get.mockReset();
  get.mockImplementation(async (call: string, { slug = '' } = {}) => ({ name: `${call} ${slug}` }));
});

test('what a loader has loaded, a component shows without asking again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
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

test('calls, parameters and languages are kept apart', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  await loadInto(client, apiOf('hu'))('shop', { slug: 'hm' });
  await loadInto(client, apiOf('hu'))('shop', { slug: 'other' });
  await loadInto(client, apiOf('hu'))('config');
  await loadInto(client, apiOf('en'))('config');
  expect(get).toHaveBeenCalledTimes(4);
});

test('a refused form has the API’s status and codes, another failure has none', () => {
  const refused = new ApiError('/api/x', 422, ['email:invalid']);
  expect(formFailure(refused)).toMatchObject({ status: 422, codes: ['email:invalid'] });
  expect(formFailure(new Error('broken'))).toEqual({ status: 0, codes: [] });
});
