/** Starts a site with the packaged shell and the repository's apps, before its tests in a browser. */
import { startSite } from '../testing/site.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const { origin, stop } = await startSite({ env: { LOG_LEVEL: 'warn' } });
  process.env.SITE_ORIGIN = origin;
  return stop;
}
