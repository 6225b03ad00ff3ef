/** The monolith has routes and navigation in its script; its pages carry the styles of slots and what runs. */
import { siteAt } from '@mall/routing';
import apps from 'monolith-apps';
import * as pageData from 'shell-source/page/page-data.ts';

export * from 'shell-source/page/page-data.ts';

const PAST = '1970-01-01T00:00:00Z';
const FUTURE = '9999-12-31T00:00:00Z';

/** The apps without what belongs to campaigns that have not begun, or are over. */
function appsAt({ running, endedCampaigns }) {
  const campaigns = [
    ...running.map((id) => ({ id, from: PAST, until: FUTURE })),
    ...endedCampaigns.map((id) => ({ id, from: PAST, until: PAST })),
  ];
  return siteAt({ apps }, { campaigns, now: Date.now() }).apps;
}

export function readPageData() {
  const data = pageData.readPageData();
  const { slotFiles, ...site } = data.site;
  const withFiles = (app) => ({ ...app, exposes: { ...app.exposes, ...slotFiles[app.name] } });
  return { ...data, site: { ...site, apps: appsAt(site).map(withFiles) } };
}
