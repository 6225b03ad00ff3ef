/** The monolith's release holds the files of all apps; the head of a page looks for them by app. */
import { createRenderer as createShellRenderer } from 'shell-source/server/entry.tsx';

function withFiles(app, files) {
  const exposes = Object.keys(app.exposes).map((module) => [
    module,
    files[`${app.name} ${module}`] ?? app.exposes[module],
  ]);
  return { ...app, exposes: Object.fromEntries(exposes) };
}

export const createRenderer = ({ site, ...options }) => {
  const { exposes } = site.apps.find(({ name }) => name === 'shell');
  return createShellRenderer({
    ...options,
    site: { ...site, apps: site.apps.map((app) => withFiles(app, exposes)) },
  });
};
