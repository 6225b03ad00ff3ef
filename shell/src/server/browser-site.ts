/** The site record as the browser gets it in a page. */
import { SHELL, type SiteApp, type SiteRecord } from '@mall/contracts';

/** The hashes of the other scripts are in the container. */
function entryIntegrity({ name, entry, integrity }: SiteApp): SiteApp['integrity'] {
  const entries = name === SHELL ? [] : entry.js;
  return Object.fromEntries(entries.map((url) => [url, integrity[url] ?? '']));
}

/** A browser loads the styles of a module by their URLs; federation finds the scripts by itself. */
function browserApp(app: SiteApp): SiteApp {
  const exposes = Object.entries(app.exposes).map(([module, { css }]) => [
    module,
    { js: [], css, shared: [] },
  ]);
  return {
    ...app,
    exposes: Object.fromEntries(exposes),
    provides: {},
    fonts: [],
    headScripts: [],
    integrity: entryIntegrity(app),
  };
}

/** The record without the files that only the head of a rendered page names. */
export function browserSite(site: SiteRecord): SiteRecord {
  return { ...site, apps: site.apps.map(browserApp) };
}
