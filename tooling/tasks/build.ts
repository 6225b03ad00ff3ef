/** `npm run build -- [app…]`: builds the named apps, or all. */
import { namedApps } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { CHECKOUT } from '../checkout.ts';
import { runTask } from '../run-task.ts';

await runTask((args) => buildApps(CHECKOUT, namedApps(CHECKOUT, args)));
