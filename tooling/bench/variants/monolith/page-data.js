/** The monolith has routes and navigation in its script; its pages carry the styles of slots alone. */
import apps from 'monolith-apps';
import * as pageData from 'shell-source/page/page-data.ts';

export * from 'shell-source/page/page-data.ts';

export function readPageData() {
  const data = pageData.readPageData();
  const { slotFiles, ...site } = data.site;
  const withFiles = (app) => ({ ...app, exposes: { ...app.exposes, ...slotFiles[app.name] } });
  return { ...data, site: { ...site, apps: apps.map(withFiles) } };
}
