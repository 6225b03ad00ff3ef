/** Starts the apps of a repository of its own, in the shell, for its tests in a browser. */
import { startSite } from '../testing/site.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const { origin, stop } = await startSite({ env: { LOG_LEVEL: 'warn' } });
  process.env.SITE_ORIGIN = origin;
  return stop;
}
