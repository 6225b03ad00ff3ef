/** `npm run drill:ha`: two machines on loopback, with the files of `deploy/`, while everything fails in turn. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runDrill } from '../drill/run-drill.ts';
import { drillSite } from '../drill/site.ts';
import { runTask } from '../run-task.ts';
import { say } from '../terminal/output.ts';

await runTask(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'drill-'));
  // PostgreSQL and nginx may run as other accounts.
  chmodSync(folder, 0o755);
  say(`logs are in ${folder}`);
  const site = await drillSite(folder);
  try {
    await site.start();
    await runDrill(site);
  } finally {
    await site.stop();
  }
});
