/** A running site of a spec's own, for specs that break or change it. */
import { startSite, type TestSite } from '@mall/tooling/site';
import { test as base } from './visitor.ts';

export const test = base.extend<object, { ownSite: TestSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must bring from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
