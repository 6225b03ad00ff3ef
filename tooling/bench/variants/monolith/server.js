/** The monolith's release holds the files of all apps; the head of a page looks for them by app. */
import { createRenderer as createShellRenderer } from 'shell-source/server/entry.tsx';

function withFiles(app, files) {
  const exposes = Object.keys(app.exposes).map((module) => [
    module,
    files[`${app.name} ${module}`] ?? app.exposes[module],
  ]);
  return { ...app, exposes: Object.fromEntries(exposes) };
}

/** A rendered page that names no file of the site record. */
const withoutFile = ({ site, ...page }) => page;

export const createRenderer = async ({ site, ...options }) => {
  const { exposes } = site.apps.find(({ name }) => name === 'shell');
  const renderer = await createShellRenderer({
    ...options,
    site: { ...site, apps: site.apps.map((app) => withFiles(app, exposes)) },
  });
  return { ...renderer, render: async (request) => withoutFile(await renderer.render(request)) };
};
