/** A separate site for specs that break or change it, or read its error reports. */
import { startSite, type TestSite } from '@mall/tooling/site';
import { type ErrorService, startErrorService } from './error-service.ts';
import { stopSite } from './site-log.ts';
import { test as base } from './visitor.ts';

interface WorkerFixtures {
  /** Takes what the site's pages report. */
  errorService: ErrorService;
  ownSite: TestSite;
}

export const test = base.extend<object, WorkerFixtures>({
  errorService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must bring from the pattern
    async ({}, use) => {
      const service = await startErrorService();
      await use(service);
      service.stop();
    },
    { scope: 'worker' },
  ],
  ownSite: [
    async ({ errorService }, use, { workerIndex }) => {
      const site = await startSite({
        seed: process.env.SITE_SEED,
        // A limit for what hangs: on a slow machine a process that took the place of another needs some seconds.
        env: { SENTRY_DSN: errorService.dsn, RENDER_TIMEOUT_SECONDS: '20' },
      });
      await use(site);
      await stopSite(site, `own-site-${workerIndex}`);
    },
    { scope: 'worker', timeout: 480_000 },
  ],
});
