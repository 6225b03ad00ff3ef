import { mfJsonSchema } from '@mall/contracts';
import { routeTable } from '@mall/routing';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteContext, type SiteContextValue } from '../../site/site-context.ts';
import { useLinkNavigation } from './page-change.tsx';

const routes = [{ id: 'films', module: './pages/films', paths: { hu: '/mozi', en: '/cinema' } }];
const table = routeTable([mfJsonSchema.parse({ name: 'cinema', owner: 'team-cinema', routes })]);

function Page() {
  useLinkNavigation();
  return (
    <>
      <a href="/mozi?nap=ma">film</a>
      <a href="/api/mozi.ics">calendar</a>
    </>
  );
}

/** Whether the browser would load the link's document, and where the router is after the click. */
async function follow(name: string) {
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  render(
    <SiteContext value={{ table } as SiteContextValue}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  let isBrowsers = true;
  const observe = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', observe, { once: true });
  await act(async () => screen.getByRole('link', { name }).click());
  const { pathname, search } = router.state.location;
  return { isBrowsers, url: pathname + search };
}

test('a link to a page is followed without loading the document', async () => {
  expect(await follow('film')).toEqual({ isBrowsers: false, url: '/mozi?nap=ma' });
});

test('a link to what is no page is the browser’s', async () => {
  expect(await follow('calendar')).toEqual({ isBrowsers: true, url: '/' });
});
