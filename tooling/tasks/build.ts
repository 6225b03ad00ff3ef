/** `npm run build -- [app…]`: builds the named apps, or all. */
import { namedApps } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';

await runTask((args) => buildApps(REPOSITORY, namedApps(REPOSITORY, args)));
