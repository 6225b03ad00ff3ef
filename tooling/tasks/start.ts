/** `npm start`: the whole site, with everything that it needs. */
import { readSettings } from '@mall/contracts';
import { REPOSITORY } from '../repository.ts';
import { runSite } from '../site/run-site.ts';
import { runUntilShutdown } from '../site/shutdown.ts';
import { writeJsonLines } from '../terminal/output.ts';

await runUntilShutdown(async (hooks) => {
  const format = readSettings(process.env).LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json');
  if (format === 'json') writeJsonLines('start');
  await runSite(REPOSITORY, hooks);
});
