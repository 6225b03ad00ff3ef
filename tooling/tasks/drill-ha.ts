/** `npm run drill:ha`: two machines on loopback, with the files of `deploy/`, while everything fails in turn. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeOnSignal } from '@mall/server';
import { runDrill } from '../drill/run-drill.ts';
import { drillSite } from '../drill/site.ts';
import { runTask } from '../run-task.ts';
import { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';

/** Longer than the database takes to end. */
const TIMEOUT_MS = 60_000;

await runTask(async () => {
  await using hooks = new ShutdownHooks();
  const interrupt = async () => {
    await hooks.disposeAsync();
    process.exit(1);
  };
  closeOnSignal(interrupt, { timeoutMs: TIMEOUT_MS });
  const folder = mkdtempSync(path.join(tmpdir(), 'drill-'));
  // PostgreSQL and nginx may run as other accounts.
  chmodSync(folder, 0o755);
  say(`logs are in ${folder}`);
  const site = await drillSite(folder, hooks);
  await site.start();
  await runDrill(site);
});
