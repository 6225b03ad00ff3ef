/** The monolith has routes and navigation in its script, so its pages do not carry them. */
import apps from 'monolith-apps';
import * as pageData from 'shell-source/page/page-data.ts';

export * from 'shell-source/page/page-data.ts';

const withApps = (data, those) => ({ ...data, site: { ...data.site, apps: those } });

export const readPageData = () => withApps(pageData.readPageData(), apps);
export const pageDataScript = (data, ...rest) =>
  pageData.pageDataScript(withApps(data, []), ...rest);
