/** One running site for all specs that only visit it. */
import { startSite } from '@mall/tooling/site';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
  process.env.SITE_ORIGIN = site.origin;
  process.env.SITE_DATA_DIR = site.dataDir;
  process.env.SITE_PID = String(site.pids().start);
  return site.stop;
}
