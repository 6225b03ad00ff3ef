/** The site record as browsers get it: one file for all pages of a composition. */
import { createHash } from 'node:crypto';
import type { SiteApp, SiteFile, SiteRecord } from '@mall/contracts';

const VERSION_LENGTH = 16;

/** Only what browsers read: containers name the scripts of their modules, and pages those of their head. */
function browserApp({ entry, exposes, integrity, ...app }: SiteApp): SiteApp {
  const [script = ''] = entry.js;
  const hash = integrity[script];
  const modules = Object.entries(exposes).map(([module, { css }]) => [
    module,
    { js: [], css, shared: [] },
  ]);
  return {
    ...app,
    entry: { js: entry.js.slice(0, 1), css: [] },
    exposes: Object.fromEntries(modules),
    integrity: hash ? { [script]: hash } : {},
    ...{ provides: {}, fonts: [], headScripts: [] },
  };
}

/** Its version depends on the text alone, so all render processes name the same file. */
export function siteFile(site: SiteRecord): SiteFile {
  const text = JSON.stringify({ ...site, apps: site.apps.map(browserApp) });
  const hash = createHash('sha256').update(text).digest('base64url');
  return { version: hash.slice(0, VERSION_LENGTH), text };
}
