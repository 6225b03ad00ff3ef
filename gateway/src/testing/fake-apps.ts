/** A shell and remotes without a bundler, for tests: node entries written by hand. */
import { createRequire } from 'node:module';
import type { Release } from '@mall/contracts';
import { promote, type ReleaseStore } from '@mall/release';
import { type FakeBuild, publishFake, route } from '@mall/release/testing';

const ROUTING = createRequire(import.meta.url).resolve('@mall/routing');

/** Renders a path by asking the app that owns it; a remote's node entry exports `page(url)`. */
const SHELL_ENTRY = `
const { hasParams, queryLanguage, resolveUrl, routeTable } = require(${JSON.stringify(ROUTING)});
exports.createRenderer = async ({ site, nodeEntries, log }) => {
  const table = routeTable(site.apps);
  const routes = site.apps.flatMap((app) => app.routes);
  let renders = 0;
  return {
    staticPaths: () => routes.filter(({ paths }) => !hasParams(paths.hu)).flatMap(({ paths, sitemap }) =>
      ['hu', 'en'].map((language) => ({ path: paths[language], language, sitemap }))),
    async render({ url, storedLanguage = 'hu', disabledApps = [] }) {
      const location = new URL(url, site.origin);
      const resolved = resolveUrl(table, location, storedLanguage);
      if (resolved.kind !== 'page') return { status: 404, headers: {}, body: 'not found', variesByLanguage: true, failed: [] };
      const { language, path: { app, language: ownLanguage } } = resolved;
      const page = (text, failed) => ({
        status: 200, headers: { 'content-language': language }, variesByLanguage: !ownLanguage && !queryLanguage(location.search), owner: app, failed,
        body: '<!doctype html><title>' + language + '</title><p>revision ' + site.revision + ', render ' + ++renders + '</p><p>' + text + '</p>' + '<!-- filler -->'.repeat(100),
      });
      if (app === 'shell') return page('the home page', []);
      if (disabledApps.includes(app)) return page('fallback', [app]);
      try {
        return page(await require(nodeEntries[app]).page(url), []);
      } catch (error) {
        const release = site.apps.find(({ name }) => name === app).release;
        log('error', 'a part failed', { app, release });
        return page('fallback', [app]);
      }
    },
  };
};
`;

/** Bodies of a remote's `page` function, good and bad. */
export const PAGE = {
  good: (text: string) => `return ${JSON.stringify(text)}`,
  throws: 'throw new Error("broken on purpose")',
  exits: 'process.exit(3)',
  crashesLater:
    'setTimeout(() => { throw new Error("broken later") }, 5); return new Promise(() => {})',
  hangs: 'for (;;);',
  neverEnds: 'return new Promise(() => {})',
};

export const shellBuild: FakeBuild = {
  name: 'shell',
  mf: { routes: [route('home', '/')] },
  files: { 'node/server.cjs': SHELL_ENTRY },
};

/** A remote with the page `/<name>-hu` (`/<name>-en`) and a detail page below it. */
export function remoteBuild(name: string, body: string, more: object = {}): FakeBuild {
  const routes = [
    route(name, `/${name}-hu`, `/${name}-en`),
    route(`${name}-item`, `/${name}-hu/:slug`, `/${name}-en/:slug`, { list: name, ...more }),
  ];
  const entry = `exports.page = async function page(url) { ${body} };`;
  return { name, mf: { routes }, files: { 'node/server.cjs': entry } };
}

/** Publishes builds and makes them live in one composition. */
export async function goLive(store: ReleaseStore, ...builds: FakeBuild[]): Promise<Release[]> {
  const releases = await Promise.all(builds.map((build) => publishFake(store, build)));
  await promote(
    store,
    releases.map(({ app, id }) => `${app}@${id}`),
    { by: 'tester' },
  );
  return releases;
}
