/** React Router's routes, made from the site record: every known path, and the rest. */
import type { RouteTable } from '@mall/routing';
import type { ReactNode } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { PageView } from './page-view.tsx';
import { SiteLayout } from './site-layout.tsx';

/** The last resort: the shell itself failed. It depends on nothing that may be broken too. */
function RouterFailure() {
  return (
    <main>
      <h1>Hoppá, valami hiba történt!</h1>
      <p lang="en">Ooop! Something went wrong!</p>
      <p>
        <a href="/">Kezdőlap / Home</a>
      </p>
    </main>
  );
}

/** One loader serves all paths. @param pageChange what the browser does around a change of page. */
export function siteRoutes(
  { paths }: Pick<RouteTable, 'paths'>,
  loader: LoaderFunction,
  pageChange?: ReactNode,
): RouteObject[] {
  const page = { loader, Component: PageView, HydrateFallback: () => null };
  return [
    {
      id: 'site',
      element: <SiteLayout pageChange={pageChange} />,
      ErrorBoundary: RouterFailure,
      children: [
        ...paths.map(({ pattern }) => ({
          ...page,
          id: pattern,
          path: pattern,
          caseSensitive: true,
        })),
        { ...page, id: '*', path: '*' },
      ],
    },
  ];
}
