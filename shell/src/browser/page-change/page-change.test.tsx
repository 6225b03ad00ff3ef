import { routeTable } from '@mall/routing';
import { allowTracking, consent, track } from '@mall/runtime';
import { renderPage } from '@mall/testing';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useRouteAnnouncer } from '../../page/announcement.tsx';
import { sampleSite } from '../../remotes/testing/sample-site.ts';
import { SiteContext, type SiteContextValue } from '../../site/site-context.ts';
import { samplePage } from '../../site/testing/sample-page.ts';
import { useLinkNavigation, useTracking } from './page-change.tsx';

const site = { table: routeTable(sampleSite().apps) } as SiteContextValue;

function Page() {
  useLinkNavigation();
  return (
    <>
      <a href="/mozi?nap=ma">film</a>
      <a href="/api/mozi.ics">calendar</a>
    </>
  );
}

/** Clicks, and waits for the task after the paint, in which the router navigates. */
const click = (link: HTMLElement) =>
  act(async () => {
    link.click();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Shows the page. @param loader of the page to which its link leads. */
function show(loader = (): unknown => null) {
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/mozi', loader, Component: Page },
  ]);
  render(
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  return router;
}

/** Whether the browser would load the link's document, and where the router is after the click. */
async function follow(name: string) {
  const router = show();
  let isBrowsers = true;
  const observe = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', observe, { once: true });
  await click(screen.getByRole('link', { name }));
  const { pathname, search } = router.state.location;
  return { isBrowsers, url: pathname + search };
}

test.each([
  ['a link to a page is followed by the router', 'film', false, '/mozi?nap=ma'],
  ['a link to anything else is left to the browser', 'calendar', true, '/'],
])('%s', async (_title, name, isBrowsers, url) => {
  expect(await follow(name)).toEqual({ isBrowsers, url });
});

test('a link shows that it was taken until its page is there', async () => {
  const loaded = Promise.withResolvers<null>();
  show(() => loaded.promise);
  const link = screen.getByRole('link', { name: 'film' });
  await click(link);
  expect(link.dataset).toHaveProperty('taken');
  await act(async () => loaded.resolve(null));
  expect(link.dataset).not.toHaveProperty('taken');
});

function Announced() {
  useRouteAnnouncer();
  return (
    <main>
      <h1>Page</h1>
    </main>
  );
}

test('scrolls to the heading when another view of the page fails', async () => {
  const failed = { ...samplePage('cinema'), kind: 'unavailable' };
  const route = { id: 'page', path: '/mozi', loader: () => failed, Component: Announced };
  const router = createMemoryRouter([route], {
    initialEntries: ['/mozi'],
    hydrationData: { loaderData: { page: samplePage('cinema') } },
  });
  render(<RouterProvider router={router} />);
  const focus = jest.spyOn(screen.getByRole('heading'), 'focus');
  await act(() => router.navigate('/mozi?oldal=2#lista'));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
});

function Tracked() {
  useTracking();
  return null;
}

/** The events recorded of a form sent on the page of a route. */
async function recordedAt(routeId: string) {
  const Component = () => (
    <SiteContext value={site}>
      <Tracked />
    </SiteContext>
  );
  const page = {
    loader: async () => samplePage(routeId),
    meta: () => ({ title: '', description: '' }),
  };
  await renderPage({ ...page, Component }, { app: 'shell', path: '/' });
  window.dataLayer = [];
  track({ event: 'Lead', category: 'Subscribe', label: 'Newsletter' });
  return window.dataLayer;
}

afterEach(() => allowTracking(true));

test.each([
  ['a page with a token in its path records nothing, even', 'ticket', 0],
  ['another page records events', 'cinema', 1],
])('%s with consent', async (_title, routeId, count) => {
  consent.set('granted');
  expect(await recordedAt(routeId)).toHaveLength(count);
});
