/** One running site for all specs that only visit it. */
import { startSite } from '@mall/tooling/site';

export default async function globalSetup(): Promise<() => Promise<void>> {
  // A limit for what hangs: a part that a slow machine loads later is left to the browser, which loads
  // it when the visitor comes near.
  const site = await startSite({ env: { LOG_LEVEL: 'warn', RENDER_TIMEOUT_SECONDS: '20' } });
  process.env.SITE_ORIGIN = site.origin;
  process.env.SITE_DATA_DIR = site.dataDir;
  process.env.SITE_PID = String(site.pids().start);
  return site.stop;
}
