/** `npm start`: the whole site, with everything that it needs. */
import { REPOSITORY } from '../repository.ts';
import { runSite } from '../site/run-site.ts';
import { runUntilShutdown } from '../site/shutdown.ts';
import { writeJsonLines } from '../terminal/output.ts';

await runUntilShutdown(async (hooks) => {
  if (!process.stdout.isTTY) writeJsonLines('start');
  await runSite(REPOSITORY, hooks);
});
