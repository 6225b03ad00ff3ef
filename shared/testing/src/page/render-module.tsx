/** Renders a module at a path, with its loader run as the shell runs it. */
import {
  type LoaderArgs,
  linkNavigation,
  NextLocationContextV1,
  QueryKeysContextV1,
} from '@mall/runtime';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { type ComponentType, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Harness } from './harness.tsx';

interface ModuleAtPath {
  /** Route pattern of the module. */
  pattern: string;
  /** Of the query, the keys that the module reads. */
  queryKeys?: ReadonlySet<string>;
  /** Path and query to start at. */
  url: string;
  loader?: ((args: LoaderArgs) => Promise<unknown>) | undefined;
  Component: ComponentType;
}

type MemoryRouter = ReturnType<typeof createMemoryRouter>;

async function settled(router: MemoryRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

function loaderOf({ loader }: ModuleAtPath, { load, shellContext }: Harness) {
  return async ({ request, params }: { request: Request; params: object }) => {
    const url = new URL(request.url);
    const args = {
      params: params as LoaderArgs['params'],
      url,
      language: shellContext.language,
      load,
    };
    return (await loader?.(args)) ?? null;
  };
}

/** Follows links as the shell does, until the module is unmounted. */
function FollowLinks({ router }: { router: MemoryRouter }) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkNavigation(event);
      if (!link) return;
      event.preventDefault();
      void router.navigate(link.url, link.options);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}

/** Testing Library's queries, and what the visitor and the module do. */
export interface ShownModule extends RenderResult {
  user: UserEvent;
  /** The current path and query. */
  url: () => string;
  /** The calls to the shell's dialogs. */
  dialogs: Harness['dialogs'];
  loaderData: unknown;
}

/**
 * Renders `module` in `harness`.
 * @throws what the loader throws.
 */
export async function renderModule(module: ModuleAtPath, harness: Harness): Promise<ShownModule> {
  // No style sheet is loaded, and reading `pointer-events` of all ancestors takes long in jsdom.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const { pattern, queryKeys, Component } = module;
  const page = { id: 'shown', path: pattern, Component };
  const elsewhere = { path: '*', element: null };
  const router = createMemoryRouter(
    [{ ...page, loader: loaderOf(module, harness), hydrateFallbackElement: null }, elsewhere],
    { initialEntries: [module.url] },
  );
  await settled(router);
  if (router.state.errors) throw Object.values(router.state.errors)[0];
  const nextLocation = () => router.state.navigation.location ?? router.state.location;
  const queries = render(
    <NextLocationContextV1 value={nextLocation}>
      <QueryKeysContextV1 value={queryKeys}>
        <RouterProvider router={router} />
        <FollowLinks router={router} />
      </QueryKeysContextV1>
    </NextLocationContextV1>,
    { wrapper: harness.Providers },
  );
  // What components load when they are mounted, such as a carousel's machinery.
  await act(async () => {});
  const url = () => router.state.location.pathname + router.state.location.search;
  const loaderData = router.state.loaderData.shown as unknown;
  return { ...queries, user, url, dialogs: harness.dialogs, loaderData };
}
