/** The site record as browsers get it: a file that all pages share. */
import { createHash } from 'node:crypto';
import { SHELL, type SiteApp, type SiteFile, type SiteRecord } from '@mall/contracts';

/** 96 bits. */
const VERSION_LENGTH = 16;

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

/** The file that pages of this record name. Every render process makes the same one. */
export function siteFile(site: SiteRecord): SiteFile {
  const text = JSON.stringify(browserSite(site));
  const version = createHash('sha256').update(text).digest('base64url').slice(0, VERSION_LENGTH);
  return { version, text };
}
