/** `npm run dev -- [app…]`: the site, with the named apps (or all) rebuilt. */
import { namedApps } from '../build/apps.ts';
import { runDevelopment } from '../development/run-development.ts';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { runUntilShutdown } from '../site/shutdown.ts';

await runTask((args) =>
  runUntilShutdown((hooks) => runDevelopment(REPOSITORY, namedApps(REPOSITORY, args), hooks)),
);
