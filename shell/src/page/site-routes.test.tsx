/** The site's routes in a browser: what surrounds a page, and what remains when it fails. */
import { usePageQuery } from '@mall/runtime';
import { aConfig } from '@mall/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type SampleModules, sampleModules } from '../remotes/testing/sample-site.ts';
import type { PageState } from '../site/page-state.ts';
import { SiteContext, type SiteContextValue } from '../site/site-context.ts';
import { sampleLanguageContext } from '../site/testing/sample-language-context.ts';
import { samplePage } from '../site/testing/sample-page.ts';
import { siteRoutes } from './site-routes.tsx';

let modules: SampleModules;

beforeEach(() => {
  modules = sampleModules();
  // React reports errors that a boundary has caught.
  jest.spyOn(console, 'error').mockReturnValue();
});

/** Shows the page at each path that `states` names; others are not found. */
async function show(address: string, states: Record<string, PageState | Promise<PageState>>) {
  const sample = sampleLanguageContext(modules, (async () => aConfig()) as never);
  await sample.languageContext.load('config');
  for (const page of ['cinema', 'movie']) await sample.registry.load('cinema', `./pages/${page}`);
  const context: SiteContextValue = {
    ...sample,
    languageContext: () => sample.languageContext,
    slots: () => ({ contributions: () => [] }),
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

test('a page may have no footer', async () => {
  await show('/mozi/comet', { '/mozi/comet': samplePage('movie', 'comet') });
  screen.getByRole('banner');
  screen.getByText('after the footer');
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

const unavailable: PageState = { ...samplePage('cinema'), kind: 'unavailable', app: 'cinema' };

/** The error page, with header and footer around it. */
function expectError(name: string): void {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${name}.title`);
  screen.getByRole('banner');
  screen.getByRole('contentinfo');
}

test.each<[string, string, string, PageState | undefined]>([
  ['at an unknown path, such as one in capitals,', '/Mozi', 'not-found', undefined],
  ['that cannot be loaded', '/mozi', 'unavailable', unavailable],
  ['without a loaded module', '/', 'unavailable', samplePage('home')],
])('a page %s leaves header and footer around the error page', async (_, path, error, state) => {
  await show(path, state ? { [path]: state } : {});
  expectError(error);
});

test('a page that breaks affects neither header and footer nor the next page', async () => {
  modules['cinema ./pages/cinema'] = page(() => {
    throw new Error('broken');
  });
  modules['cinema ./pages/movie'] = page(() => <h1>Comet</h1>);
  const router = await show('/mozi', {
    '/mozi': samplePage('cinema'),
    '/mozi/comet': samplePage('movie', 'comet'),
  });
  expectError('unavailable');
  await act(() => router.navigate('/mozi/comet'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Comet');
});

test('a page reads the query keys that its route declares, and no others', async () => {
  modules['cinema ./pages/cinema'] = page(() => <h1>{usePageQuery().toString()}</h1>);
  await show('/mozi?utm_source=mail&nap=1&nap=2', { '/mozi': samplePage('cinema') });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('nap=1&nap=2');
});

test('state of one entry’s page is kept for its query, and not carried to the next entry', async () => {
  modules['cinema ./pages/movie'] = page(() => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        Seats: {count}
      </button>
    );
  });
  const router = await show('/mozi/comet', {
    '/mozi/comet': samplePage('movie', 'comet'),
    '/mozi/moon': samplePage('movie', 'moon'),
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

test('a page is not rendered again while the next one is loaded', async () => {
  let renders = 0;
  modules['cinema ./pages/cinema'] = page(() => {
    renders += 1;
    return <p>Day {usePageQuery().get('nap')}</p>;
  });
  const loading = Promise.withResolvers<PageState>();
  const router = await show('/mozi', {
    '/mozi': samplePage('cinema'),
    '/mozi/comet': loading.promise,
  });
  renders = 0;
  await act(async () => void router.navigate('/mozi/comet'));
  expect(router.state.navigation.state).toBe('loading');
  expect(renders).toBe(0);
  await act(() => router.navigate('/mozi?nap=1'));
  screen.getByText('Day 1');
  expect(renders).toBe(1);
});
