/** The site record as the browser gets it in a page. */
import type { SiteApp, SiteRecord } from '@mall/contracts';

/** A browser loads the styles of a module by their URLs; federation finds the scripts by itself. */
function browserApp(app: SiteApp): SiteApp {
  const exposes = Object.entries(app.exposes).map(([module, { css }]) => [
    module,
    { js: [], css, shared: [] },
  ]);
  return { ...app, exposes: Object.fromEntries(exposes), provides: {}, fonts: [] };
}

/** The record without the files that only the head of a rendered page names. */
export function browserSite(site: SiteRecord): SiteRecord {
  return { ...site, apps: site.apps.map(browserApp) };
}
