/** Runs the site for its developers: builds, checks and releases each change. */
import { appFolderOf, type Settings, SHELL } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import { appsOf } from '../build/apps.ts';
import { failedBuilds } from '../build/build-apps.ts';
import { writeGenerated } from '../names/generated-files.ts';
import { IS_PACKAGE, TaskError } from '../repository.ts';
import { checkPorts } from '../site/check-ports.ts';
import { addPlatform } from '../site/platform.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';
import { AppWatch } from './app-watch.ts';
import { lockDevelopment } from './development-lock.ts';
import { DevelopmentSite, developmentSettings } from './development-site.ts';
import { watchSources } from './source-watch.ts';
import { TypeCheck } from './type-check.ts';

/** An invalid `mf.json` is reported by its app's build. */
function updateNames(root: string): void {
  try {
    writeGenerated(root);
  } catch (error) {
    if (!(error instanceof TaskError)) throw error;
  }
}

export interface Development {
  root: string;
  /** The apps to build again after each change. */
  named: readonly string[];
  settings: Settings;
  /** The store of a live site whose other apps are served, too; only where the tooling is a package. */
  site: ReleaseStore | undefined;
}

/** Runs the site. While an app is broken the site waits; `hooks` stop it. */
export async function runDevelopment(
  { root, named, settings: given, site: liveSite }: Development,
  hooks: ShutdownHooks,
): Promise<void> {
  const settings = developmentSettings(root, given);
  await checkPorts(settings.site);
  await checkPorts(settings.gateway);
  lockDevelopment(root, hooks);
  updateNames(root);
  // The shell provides React, whose development build replaces components.
  const developed = new Set([SHELL, ...named]);
  const modeOf = (app: string) => (developed.has(app) ? 'development' : 'production');
  const site = new DevelopmentSite(root, settings, modeOf);
  const types = new TypeCheck(root, (found) => site.state.setProblems('types', found));
  await site.start(hooks);
  if (IS_PACKAGE) await addPlatform(site.releasing, liveSite);

  const watches: AppWatch[] = [];
  const watch = (app: string) => {
    const onBuilt = () => site.queue.add([app]);
    const appWatch = new AppWatch({ root, app, state: site.state, onBuilt });
    watches.push(appWatch);
    hooks.add(() => appWatch.stop());
    appWatch.start();
  };
  named.forEach(watch);
  // Not after the builds below, which may take half a minute: what changes meanwhile counts.
  const stopWatching = watchSources(root, (files) => {
    if (files.some((file) => /\/mf\.json$|\/messages(\/|$)/.test(file))) updateNames(root);
    for (const appWatch of watches) appWatch.onChange(files);
    site.onChange(files);
    if (files.some((file) => /\.(tsx?|json)$/.test(file))) void types.run();
  });
  hooks.add(async () => {
    stopWatching();
    types.stop();
  });

  const others = appsOf(root).filter((app) => !named.includes(app));
  const broken = await failedBuilds(root, others, modeOf);
  // Nobody named them, but the site waits until they are fixed.
  for (const app of broken) developed.add(app);
  broken.forEach(watch);
  site.queue.add(others.filter((app) => !broken.includes(app)));

  void types.run();
  say(`watching ${[...named, ...broken].map(appFolderOf).join(', ')}`);
}
