/** The monolith has routes and navigation in its script; its pages carry the styles of slots and what runs. */
import * as original from 'shell-source/server/browser-site.ts';

const slotFilesOf = ({ slots, exposes }) =>
  Object.fromEntries(slots.map(({ module }) => [module, exposes[module]]));

function runningCampaigns({ apps, endedCampaigns = [] }) {
  const timed = apps.flatMap(({ routes, slots, navigation }) => [
    ...routes,
    ...slots,
    ...navigation,
  ]);
  const campaigns = new Set(timed.flatMap(({ campaign }) => campaign ?? []));
  return [...campaigns].filter((campaign) => !endedCampaigns.includes(campaign));
}

/** The part of the record that pages carry, in place of the version of a file. */
export function siteFile(whole) {
  const { apps, ...site } = JSON.parse(original.siteFile(whole).text);
  const filled = apps.filter(({ slots }) => slots.length > 0);
  const slotFiles = Object.fromEntries(filled.map((app) => [app.name, slotFilesOf(app)]));
  const version = JSON.stringify({ ...site, slotFiles, running: runningCampaigns(whole) });
  return { version, text: '' };
}
