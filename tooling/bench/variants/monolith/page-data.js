/** The monolith has routes and navigation in its script; its pages carry the styles of slots and what runs. */
import apps from 'monolith-apps';
import * as pageData from 'shell-source/page/page-data.ts';

export * from 'shell-source/page/page-data.ts';

/** As `siteAt` does: without what belongs to campaigns that have not begun, or are over. */
function appsAt({ running, endedCampaigns }) {
  const campaignOf = Object.fromEntries(
    apps.flatMap(({ routes }) => routes.map(({ id, campaign }) => [id, campaign])),
  );
  const runs = (campaign) => campaign === undefined || running.includes(campaign);
  const isKnown = (campaign) => runs(campaign) || endedCampaigns.includes(campaign);
  return apps.map((app) => ({
    ...app,
    routes: app.routes.filter(({ campaign }) => isKnown(campaign)),
    slots: app.slots.filter(({ campaign }) => runs(campaign)),
    navigation: app.navigation.filter(
      ({ campaign, route }) => runs(campaign) && runs(campaignOf[route]),
    ),
  }));
}

export function readPageData() {
  const data = pageData.readPageData();
  const { slotFiles, ...site } = data.site;
  const withFiles = (app) => ({ ...app, exposes: { ...app.exposes, ...slotFiles[app.name] } });
  return { ...data, site: { ...site, apps: appsAt(site).map(withFiles) } };
}
