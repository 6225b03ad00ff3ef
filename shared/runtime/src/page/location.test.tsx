import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NextLocationContextV1, usePageParams, usePageQuery, useQueryChange } from './location.ts';
import type { LinkQuery } from './page-link.tsx';

/** The page of a shop at `address`, as the browser shows it unless nothing navigates. */
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
      <RouterProvider router={router} />
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

test('returns parameters and query of the page', async () => {
  expect((await show('/comet?nap=1')).text()).toBe('comet 1');
});

test('one key is set, in place; other keys and the hash stay', async () => {
  const { router, change, address, text } = await show('/comet?q=a#musor');
  await change({ nap: '2' });
  expect(address()).toBe('/comet?q=a&nap=2#musor');
  expect(text()).toBe('comet 2');
  expect(router.state.historyAction).toBe('REPLACE');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/before');
});

test('Back undoes a change that is pushed', async () => {
  const { router, push, address } = await show('/comet?q=a');
  await push({ nap: '2' });
  expect(address()).toBe('/comet?q=a&nap=2');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/comet?q=a');
});

test('an empty value takes its key out', async () => {
  const { change, address } = await show('/comet?q=a&nap=2');
  await change({ nap: '' });
  expect(address()).toBe('/comet?q=a');
});

test('a key may have several values', async () => {
  const { change, address } = await show('/comet?szin=zold&q=a');
  await change({ szin: ['piros', 'kek'], q: '' });
  expect(address()).toBe('/comet?szin=piros&szin=kek');
});

test('two changes at once are both kept', async () => {
  const { change, address } = await show('/comet');
  await change({ q: 'a' }, { nap: '2' });
  expect(address()).toBe('/comet?q=a&nap=2');
});

test('a visitor who went on to another entry changes that one’s query', async () => {
  const { router, change, address } = await show('/comet');
  await act(() => router.navigate('/moon?nap=1'));
  await change({ nap: '2' });
  expect(address()).toBe('/moon?nap=2');
});

test('a visitor who is leaving the page is not called back', async () => {
  const { router, change, address } = await show('/comet');
  await act(async () => void router.navigate('/late/page'));
  await change({ nap: '2' });
  expect(address()).toBe('/late/page');
});

test('on the server nothing changes', async () => {
  const { change, address } = await show('/comet', false);
  await change({ nap: '2' });
  expect(address()).toBe('/comet');
});
