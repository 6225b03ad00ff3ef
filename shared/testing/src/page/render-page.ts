/** Shows a page module as a visitor finds it. */
import { resolvePath } from '@mall/routing';
import type { PageMeta, RouteModule } from '@mall/runtime';
import { show } from './show.tsx';
import { type StageOptions, setStage, stageRoutes } from './stage.tsx';
import { TEST_BRAND, TEST_ORIGIN } from './visit-stand-in.ts';

export interface RenderPageOptions extends StageOptions {
  /** Path and query as in the address bar; path and language must be those of one of the app's routes. */
  path: string;
}

/**
 * Runs the module's loader and renders it at `path`. Returns Testing Library's queries, `user` for
 * actions, `address` for where the visitor is, `dialogs` for what was asked of the shell’s dialogs,
 * and `meta`, what stands in the page’s head.
 * @throws {Error} when no app has the path, or what the loader throws.
 */
export async function renderPage<Data>(module: RouteModule<Data>, options: RenderPageOptions) {
  const routes = stageRoutes(options);
  const { pathname } = new URL(options.path, TEST_ORIGIN);
  const found = resolvePath(routes, pathname, options.language);
  if (found.kind !== 'page') throw new Error(`${pathname} is no page of the apps in the test`);
  const stage = setStage(options, routes, found.language);
  const { loader, Component } = module;
  const pattern = found.path.pattern;
  const shown = await show({ pattern, address: options.path, loader, Component }, stage);
  const meta: PageMeta = module.meta({
    data: shown.loaderData as Data,
    params: found.params,
    language: found.language,
    brand: TEST_BRAND,
    origin: TEST_ORIGIN,
    pathTo: stage.visit.pathTo,
    hasRoute: stage.visit.hasRoute,
    t: stage.t,
  });
  return { ...shown, meta };
}
