/**
 * `npm run dev -- [app…]`: the site, with the named apps (or all) rebuilt. In a repository of its own
 * `mall dev [app…] [--site https://mall.example]`: the apps in the shell, or in all that is live on that site.
 */
import { parseArgs } from 'node:util';
import { readSettings } from '@mall/contracts';
import { namedApps } from '../build/apps.ts';
import { runDevelopment } from '../development/run-development.ts';
import { writeGenerated } from '../names/generated-files.ts';
import { liveNames } from '../names/live-names.ts';
import { IS_PACKAGE, REPOSITORY, TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { runUntilShutdown } from '../site/shutdown.ts';

/** The settings for a site whose releases are in STORE_URL, and whose API is used. @throws {TaskError} */
async function settingsOf(site: string): Promise<NodeJS.ProcessEnv> {
  if (!IS_PACKAGE) {
    throw new TaskError(
      '--site is for a repository of its own; here API_ORIGIN names another API',
      2,
    );
  }
  if (!process.env.STORE_URL) {
    throw new TaskError('--site needs STORE_URL, the store with the releases of that site', 2);
  }
  writeGenerated(REPOSITORY, [await liveNames(site)]);
  return { ...process.env, API_ORIGIN: new URL(site).origin };
}

await runTask(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { site: { type: 'string' } },
    allowPositionals: true,
  });
  const named = namedApps(REPOSITORY, positionals);
  const settings = readSettings(values.site ? await settingsOf(values.site) : process.env);
  const development = { root: REPOSITORY, named, settings, hasSite: values.site !== undefined };
  await runUntilShutdown((hooks) => runDevelopment(development, hooks));
});
