import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  NextLocationContextV1,
  QueryKeysContextV1,
  usePageParams,
  usePageQuery,
  useQueryChange,
} from './location.ts';
import type { LinkQuery } from './page-link.tsx';

/** Renders the page of a shop at `address`, on the server when `isInBrowser` is false. */
async function show(address: string, isInBrowser = true) {
  let change: ReturnType<typeof useQueryChange> = () => {};
  const Page = () => {
    change = useQueryChange();
    return (
      <p>
        {usePageParams().slug} {usePageQuery().get('nap')}
      </p>
    );
  };
  const routes = [
    { path: '/:slug', Component: Page },
    { path: '/late/:slug', loader: () => new Promise(() => undefined), element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', address] });
  const nextLocation = () => router.state.navigation.location ?? router.state.location;
  const { container } = render(
    <NextLocationContextV1 value={isInBrowser ? nextLocation : undefined}>
      <QueryKeysContextV1 value={new Set(['nap'])}>
        <RouterProvider router={router} />
      </QueryKeysContextV1>
    </NextLocationContextV1>,
  );
  return {
    router,
    text: () => container.textContent,
    change: (...changes: LinkQuery[]) =>
      act(async () => {
        for (const one of changes) change(one);
      }),
    push: (changes: LinkQuery) => act(async () => change(changes, { push: true })),
    address: () => {
      const { pathname, search, hash } = nextLocation();
      return pathname + search + hash;
    },
  };
}

test('a change replaces the history entry', async () => {
  const { router, change, address, text } = await show('/comet?q=a');
  await change({ nap: '2' });
  expect(text()).toBe('comet 2');
  expect(router.state.historyAction).toBe('REPLACE');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/before');
});

test('Back undoes a pushed change', async () => {
  const { router, push, address } = await show('/comet?q=a');
  await push({ nap: '2' });
  expect(address()).toBe('/comet?q=a&nap=2');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/comet?q=a');
});

test.each<[string, LinkQuery[], string]>([
  ['/comet?q=a#musor', [{ nap: '2' }], '/comet?q=a&nap=2#musor'],
  ['/comet?q=a&nap=2', [{ nap: '' }], '/comet?q=a'],
  ['/comet?szin=zold&q=a', [{ szin: ['piros', 'kek'], q: '' }], '/comet?szin=piros&szin=kek'],
  ['/comet', [{ q: 'a' }, { nap: '2' }], '/comet?q=a&nap=2'],
])('%s with the changes %j becomes %s', async (before, changes, after) => {
  const { change, address } = await show(before);
  await change(...changes);
  expect(address()).toBe(after);
});

test.each([
  ['applies to the entry that was navigated to', '/moon?nap=1', '/moon?nap=2'],
  ['does not cancel a pending navigation', '/late/page', '/late/page'],
])('a change %s', async (_what, target, after) => {
  const { router, change, address } = await show('/comet');
  await act(async () => void router.navigate(target));
  await change({ nap: '2' });
  expect(address()).toBe(after);
});

test('changes nothing on the server', async () => {
  const { change, address } = await show('/comet', false);
  await change({ nap: '2' });
  expect(address()).toBe('/comet');
});
