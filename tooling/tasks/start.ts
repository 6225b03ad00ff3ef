/** `npm start`: the whole site, with everything that it needs. */
import { CHECKOUT } from '../checkout.ts';
import { runTask } from '../run-task.ts';
import { runSite } from '../site/run-site.ts';
import { untilEnded } from '../site/until-ended.ts';

await runTask(() =>
  untilEnded(async (running) => {
    await runSite(CHECKOUT, running);
  }),
);
