/** Requests that wait until a test lets them go on. */
import type { Page } from 'playwright/test';

/** Holds the requests of `page` to `url`. @returns a function that lets them go on. */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
