/** One running site for all specs that only visit it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveSeed, startSite } from '@mall/tooling/site';
import { stopSite } from './site-log.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  // One process renders: on two cores a second one only compiles the same code. Own sites have two.
  // A limit for what hangs: a part that a slow machine loads later is left to the browser, which loads
  // it when the visitor comes near.
  const env = { LOG_LEVEL: 'warn', RENDER_TIMEOUT_SECONDS: '20', RENDER_PROCESSES: '1' };
  const site = await startSite({ env });
  process.env.SITE_ORIGIN = site.origin;
  process.env.SITE_DATA_DIR = site.dataDir;
  process.env.SITE_PID = String(site.pids().start);
  const seed = await mkdtemp(path.join(tmpdir(), 'seed-'));
  await saveSeed(site.dataDir, seed);
  process.env.SITE_SEED = seed;
  return async () => {
    await stopSite(site, 'common-site');
    await rm(seed, { recursive: true });
  };
}
