/** The site record from the script and the page. */
import { siteAt } from '@mall/routing';
import apps from 'monolith-apps';

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

export async function loadSite({ slotFiles, ...site }) {
  const withFiles = (app) => ({ ...app, exposes: { ...app.exposes, ...slotFiles[app.name] } });
  return { ...site, apps: appsAt(site).map(withFiles) };
}
