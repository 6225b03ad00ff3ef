/** The site's routes, shown in a browser: what is around a page, and what a page that fails leaves. */
import { Slot } from '@mall/runtime/slot';
import { aConfig } from '@mall/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { slotRegistry } from '../remotes/slots.ts';
import { type SampleModules, sampleModules } from '../remotes/testing/sample-site.ts';
import type { PageState } from '../site/page-state.ts';
import { SiteContext, type SiteContextValue } from '../site/site-context.ts';
import { sampleLanguageContext } from '../site/testing/sample-language-context.ts';
import { siteRoutes } from './site-routes.tsx';

let modules: SampleModules;

beforeEach(() => {
  modules = sampleModules();
  // React reports errors that a boundary has caught.
  jest.spyOn(console, 'error').mockReturnValue();
});

const pageOf = (routeId: string, slug?: string): PageState => ({
  kind: 'page',
  language: 'hu',
  routeId,
  params: slug ? { slug } : {},
  data: null,
});

/** Shows the page at each path that `states` names; others are not found. */
async function show(address: string, states: Record<string, PageState>) {
  const sample = sampleLanguageContext(modules, (async () => aConfig()) as never);
  await sample.languageContext.load('config');
  await sample.registry.load('cinema', './pages/cinema');
  await sample.registry.load('cinema', './pages/movie');
  await sample.registry.load('parking', './slots/free-places');
  const context: SiteContextValue = {
    ...sample,
    languageContext: () => sample.languageContext,
    shown: () => undefined,
    slots: () =>
      slotRegistry({
        ...sample,
        ready: { has: () => true },
        load: () => Promise.reject(new Error('every slot is loaded')),
      }),
  };
  const notFound: PageState = { kind: 'not-found', language: 'hu' };
  const router = createMemoryRouter(
    siteRoutes(
      sample.table,
      ({ request }) => states[new URL(request.url).pathname] ?? notFound,
      <p>after the footer</p>,
    ),
    { initialEntries: [address] },
  );
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await act(async () =>
    render(
      <SiteContext value={context}>
        <RouterProvider router={router} />
      </SiteContext>,
    ),
  );
  return router;
}

const page = (Component: () => unknown) => ({
  meta: () => ({ title: '', description: '' }),
  Component,
});

test('a page is shown between header and footer', async () => {
  modules['cinema ./pages/cinema'] = page(() => <h1>Films</h1>);
  await show('/mozi', { '/mozi': pageOf('cinema') });
  expect(screen.getByRole('main').contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
  screen.getByText('Films');
  screen.getByRole('banner');
  screen.getByRole('contentinfo');
  screen.getByText('after the footer');
});

test('the skip link leads to the page', async () => {
  await show('/mozi', { '/mozi': pageOf('cinema') });
  const [first] = screen.getAllByRole('link');
  const main = screen.getByRole('main');
  expect(first?.getAttribute('href')).toBe(`#${main.id}`);
  // It takes the focus from the link, but is no stop for the Tab key.
  expect(main.tabIndex).toBe(-1);
});

test('a page shows what other apps contribute to its slots', async () => {
  modules['cinema ./pages/cinema'] = page(() => <Slot name={'below-page' as never} />);
  modules['parking ./slots/free-places'] = { Component: () => <p>12 free places</p> };
  await show('/mozi', { '/mozi': pageOf('cinema') });
  expect(screen.getByRole('main').textContent).toBe('12 free places');
});

test('a page may be without footer', async () => {
  await show('/mozi/comet', { '/mozi/comet': pageOf('movie', 'comet') });
  screen.getByRole('banner');
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('an unknown path, and one in capitals, is not found, with header and footer', async () => {
  await show('/Mozi', {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('not-found.title');
  screen.getByRole('banner');
  screen.getByRole('contentinfo');
});

const broken = page(() => {
  throw new Error('broken');
});

test.each<[string, string, PageState]>([
  [
    'cannot be loaded',
    '/mozi',
    { kind: 'unavailable', language: 'hu', routeId: 'cinema', params: {}, app: 'cinema' },
  ],
  ['breaks', '/mozi', pageOf('cinema')],
  ['has no loaded module', '/', pageOf('home')],
])('a page that %s leaves header and footer around the error page', async (_, path, state) => {
  modules['cinema ./pages/cinema'] = broken;
  await show(path, { [path]: state });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('unavailable.title');
  screen.getByRole('banner');
  screen.getByRole('contentinfo');
});

test('a page that breaks does not affect the next page', async () => {
  modules['cinema ./pages/cinema'] = broken;
  modules['cinema ./pages/movie'] = page(() => <h1>Comet</h1>);
  const router = await show('/mozi', {
    '/mozi': pageOf('cinema'),
    '/mozi/comet': pageOf('movie', 'comet'),
  });
  await act(() => router.navigate('/mozi/comet'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Comet');
});

test('what a visitor did on one entry’s page is not carried to the next', async () => {
  modules['cinema ./pages/movie'] = page(() => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        Seats: {count}
      </button>
    );
  });
  const router = await show('/mozi/comet', {
    '/mozi/comet': pageOf('movie', 'comet'),
    '/mozi/moon': pageOf('movie', 'moon'),
  });
  act(() => screen.getByRole('button', { name: /Seats/ }).click());
  screen.getByText('Seats: 1');
  await act(() => router.navigate('/mozi/comet?nap=1'));
  screen.getByText('Seats: 1');
  await act(() => router.navigate('/mozi/moon'));
  screen.getByText('Seats: 0');
});

test('when the shell itself fails, a page in both languages leads home', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const router = createMemoryRouter(
    siteRoutes(sampleLanguageContext(modules, () => Promise.reject(new Error())).table, () => {
      throw new Error('the loader is broken');
    }),
    { initialEntries: ['/mozi'] },
  );
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await act(async () => render(<RouterProvider router={router} />));
  expect(screen.getByRole('link', { name: 'Kezdőlap / Home' }).getAttribute('href')).toBe('/');
  screen.getByRole('heading', { name: 'Hoppá, valami hiba történt!' });
  expect(screen.getByText('Ooop! Something went wrong!').lang).toBe('en');
});
