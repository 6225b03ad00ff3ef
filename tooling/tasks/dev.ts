/**
 * `npm run dev -- [app…]`: the site, with the named apps (or all) rebuilt after each change. Where the tooling
 * is a package, `mall dev [app…] [--site https://mall.example]`: these apps in the packaged shell; with `--site`
 * also copies of that site's live apps.
 */
import { parseArgs } from 'node:util';
import { readSettings } from '@mall/contracts';
import { namedApps } from '../build/apps.ts';
import { runDevelopment } from '../development/run-development.ts';
import { REPOSITORY } from '../repository.ts';
import { openLiveSite } from '../site/live-site.ts';
import { runUntilShutdown } from '../site/shutdown.ts';

await runUntilShutdown(async (hooks, args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { site: { type: 'string' } },
    allowPositionals: true,
  });
  const named = namedApps(REPOSITORY, positionals);
  const site = values.site ? await openLiveSite(values.site) : undefined;
  const settings = site?.settings ?? readSettings(process.env);
  const development = { root: REPOSITORY, named, settings, site: site?.store };
  await runDevelopment(development, hooks);
});
