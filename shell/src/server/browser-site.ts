/** The site record as browsers get it: one file for all pages of a composition. */
import { createHash } from 'node:crypto';
import {
  type ExposedModule,
  SHELL,
  type SiteApp,
  type SiteFile,
  type SiteRecord,
} from '@mall/contracts';

const VERSION_LENGTH = 16;

/** Only what browsers read. The shell is there: the head of the document has named its files. */
function browserApp({ entry, exposes, integrity, ...app }: SiteApp): SiteApp {
  const isRemote = app.name !== SHELL;
  const modules = Object.entries(exposes).map(([module, { js, css }]): [string, ExposedModule] => [
    module,
    { js: isRemote ? js : [], css, shared: [] },
  ]);
  const entryScripts = isRemote ? entry.js : [];
  const scripts = new Set([...entryScripts, ...modules.flatMap(([, { js }]) => js)]);
  return {
    ...app,
    entry: { js: entryScripts, css: [] },
    exposes: Object.fromEntries(modules),
    integrity: Object.fromEntries(Object.entries(integrity).filter(([url]) => scripts.has(url))),
    ...{ provides: {}, fonts: [], headScripts: [] },
  };
}

/** Its version depends on the text alone, so all render processes name the same file. */
export function siteFile(site: SiteRecord): SiteFile {
  const text = JSON.stringify({ ...site, apps: site.apps.map(browserApp) });
  const hash = createHash('sha256').update(text).digest('base64url');
  return { version: hash.slice(0, VERSION_LENGTH), text };
}
