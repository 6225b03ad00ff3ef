/** The script element without routes and navigation. */
import * as script from 'shell-source/server/page-data-script.ts';

export * from 'shell-source/server/page-data-script.ts';

const slotFilesOf = ({ slots, exposes }) =>
  Object.fromEntries(slots.map(({ module }) => [module, exposes[module]]));

function runningCampaigns({ apps, endedCampaigns }) {
  const timed = apps.flatMap(({ routes, slots, navigation }) => [
    ...routes,
    ...slots,
    ...navigation,
  ]);
  const campaigns = new Set(timed.flatMap(({ campaign }) => campaign ?? []));
  return [...campaigns].filter((campaign) => !endedCampaigns.includes(campaign));
}

export function pageDataScript({ site: whole, ...data }, markup) {
  const { apps, ...site } = whole;
  const running = runningCampaigns(whole);
  const filled = apps.filter(({ slots }) => slots.length > 0);
  const slotFiles = Object.fromEntries(filled.map((app) => [app.name, slotFilesOf(app)]));
  return script.pageDataScript({ ...data, site: { ...site, slotFiles, running } }, markup);
}
