/** Renders a page or slot module as the site renders it. */
import { DEFAULT_LANGUAGE } from '@mall/contracts';
import { queryKeysOf, resolvePath } from '@mall/routing';
import type { PageMeta, RouteModule, SlotModule } from '@mall/runtime';
import { TEST_BRAND, TEST_ORIGIN } from './fake-shell-context.ts';
import { createHarness, type HarnessOptions, routesOf } from './harness.tsx';
import { renderModule, type ShownModule } from './render-module.tsx';

export interface RenderPageOptions extends HarnessOptions {
  /** Path and query as in the address bar; path and language must be those of one of the app's routes. */
  path: string;
}

/**
 * Runs the module's loader and renders it at `path`. Returns Testing Library's queries, `user` for
 * actions, `url` for the current path and query, `dialogs` for the calls to the shell’s dialogs,
 * and `meta`, the head of the page.
 * @throws {Error} when no app has the path, or what the loader throws.
 */
export async function renderPage<Data>(
  module: RouteModule<Data>,
  options: RenderPageOptions,
): Promise<ShownModule & { meta: PageMeta }> {
  const routes = routesOf(options);
  const { pathname } = new URL(options.path, TEST_ORIGIN);
  const found = resolvePath(routes, pathname, options.language);
  if (found.kind !== 'page') throw new Error(`${pathname} is no page of the apps in the test`);
  const harness = createHarness(options, routes, found.language);
  const { loader, Component } = module;
  const { pattern, route } = found.path;
  const queryKeys = queryKeysOf(route);
  const shown = await renderModule(
    { pattern, queryKeys, url: options.path, loader, Component },
    harness,
  );
  const meta: PageMeta = module.meta({
    data: shown.loaderData as Data,
    params: found.params,
    language: found.language,
    brand: TEST_BRAND,
    origin: TEST_ORIGIN,
    pathTo: harness.shellContext.pathTo,
    hasRoute: harness.shellContext.hasRoute,
    t: harness.t,
  });
  return { ...shown, meta };
}

/** Runs the slot's loader and renders it; returns Testing Library's queries, `user`, `url` and `dialogs`. */
export function renderSlot(module: SlotModule, options: HarnessOptions): Promise<ShownModule> {
  const harness = createHarness(options, routesOf(options), options.language ?? DEFAULT_LANGUAGE);
  const { loader, Component } = module;
  return renderModule({ pattern: '/', url: '/', loader, Component }, harness);
}
