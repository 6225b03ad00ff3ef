/** Runs the site for the developer who works on it: builds, checks and releases each change. */
import { appFolderOf, readSettings } from '@mall/contracts';
import pLimit from 'p-limit';
import { appsOf } from '../build/apps.ts';
import { buildApps, CONCURRENCY } from '../build/build-apps.ts';
import { writeGenerated } from '../names/generated-files.ts';
import { TaskError } from '../repository.ts';
import { checkPorts } from '../site/check-ports.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';
import { AppWatch } from './app-watch.ts';
import { DevelopmentSite } from './development-site.ts';
import { developmentSettings } from './settings.ts';
import { TypeCheck } from './type-check.ts';
import { watchSources } from './watch-sources.ts';

/** Builds apps once. @returns those that do not build, after their errors were shown. */
async function buildOnce(root: string, apps: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  await pLimit(CONCURRENCY).map(apps, (app) =>
    buildApps(root, [app], 'development').catch((error: unknown) => {
      if (!(error instanceof TaskError)) throw error;
      failed.push(app);
    }),
  );
  return failed;
}

/** Renews the names by which types are checked. A wrong `mf.json` is reported by its app's build. */
function renewNames(root: string): void {
  try {
    writeGenerated(root);
  } catch (error) {
    if (!(error instanceof TaskError || error instanceof SyntaxError)) throw error;
  }
}

function watchApps(
  root: string,
  apps: readonly string[],
  { problems, queue }: DevelopmentSite,
  hooks: ShutdownHooks,
): AppWatch {
  const watch = new AppWatch(root, apps, problems, (app) => queue.add([app]));
  watch.start();
  hooks.add(() => watch.stop());
  return watch;
}

/**
 * Starts the site with `named` apps built again after each change; `hooks` stop it. A broken app does
 * not end it: the site comes up when the app is mended.
 */
export async function runDevelopment(
  root: string,
  named: readonly string[],
  hooks: ShutdownHooks,
): Promise<void> {
  const settings = developmentSettings(root, readSettings(process.env));
  await checkPorts(settings.site);
  await checkPorts(settings.gateway);
  renewNames(root);
  const site = new DevelopmentSite(root, settings, () => void types.run());
  const types = new TypeCheck(root, (found) => site.problems.set('types', found));
  await site.start(hooks);

  const watches = [watchApps(root, named, site, hooks)];
  const others = appsOf(root).filter((app) => !named.includes(app));
  const broken = await buildOnce(root, others);
  // Nobody has named them, but the site waits until they are mended.
  watches.push(watchApps(root, broken, site, hooks));
  site.queue.add(others.filter((app) => !broken.includes(app)));

  const stopWatching = watchSources(root, (files) => {
    site.changedAt = performance.now();
    if (files.some((file) => /\/mf\.json$|\/messages(\/|$)/.test(file))) renewNames(root);
    for (const watch of watches) watch.onChange(files);
    site.restarts.onChange(files);
    if (files.some((file) => /\.(tsx?|json)$/.test(file))) void types.run();
  });
  hooks.add(async () => {
    stopWatching();
    types.stop();
  });
  say(`watching ${[...named, ...broken].map(appFolderOf).join(', ')}`);
}
