/** The script element without routes and navigation. */
import * as script from 'shell-source/server/page-data-script.ts';

export * from 'shell-source/server/page-data-script.ts';

const slotFilesOf = ({ slots, exposes }) =>
  Object.fromEntries(slots.map(({ module }) => [module, exposes[module]]));

export function pageDataScript({ site: { apps, ...site }, ...data }, markup) {
  const filled = apps.filter(({ slots }) => slots.length > 0);
  const slotFiles = Object.fromEntries(filled.map((app) => [app.name, slotFilesOf(app)]));
  return script.pageDataScript({ ...data, site: { ...site, slotFiles } }, markup);
}
