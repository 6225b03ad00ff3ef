/** Visits each page of each variant in turn, so that a change of the machine's speed meets all. */
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../browser/find-browser.ts';
import { LAUNCH_ARGUMENTS } from '../../browser/launch-arguments.ts';
import { TaskError } from '../../repository.ts';
import { say } from '../../terminal/output.ts';
import { getPage } from '../get.ts';
import type { RunningGateway } from '../sites.ts';
import { VARIANTS, type Variant } from '../variants/variants.ts';
import { type Visit, visit } from './visit.ts';

/** All visits of a page, in the order of the rounds. */
export interface PageLoads {
  page: string;
  visits: Record<Variant, Visit[]>;
}

export interface LoadingOptions {
  pages: readonly string[];
  rounds: number;
}

/**
 * A visit of a page that the gateway has rendered lately, as on a busy site: the data of one that is five
 * minutes old would be loaded again.
 */
async function visitFresh(browser: Browser, gateway: RunningGateway, page: string): Promise<Visit> {
  await getPage(gateway, page);
  return visit(browser, gateway.origin + page);
}

/** @throws {TaskError} without a browser, or when a page is not there. */
export async function measureLoading(
  gateways: Record<Variant, RunningGateway>,
  { pages, rounds }: LoadingOptions,
): Promise<PageLoads[]> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new TaskError('no browser: install Chromium, or name one by CHROME_PATH');
  for (const page of pages) for (const variant of VARIANTS) await getPage(gateways[variant], page);
  const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGUMENTS] });
  const loads = pages.map(
    (page): PageLoads => ({ page, visits: { federated: [], monolith: [], naive: [] } }),
  );
  try {
    for (const { page } of loads)
      for (const variant of VARIANTS) await visit(browser, gateways[variant].origin + page, true);
    for (let round = 1; round <= rounds; round += 1) {
      say(`loading: round ${round} of ${rounds}`);
      for (const { page, visits } of loads)
        for (const variant of VARIANTS)
          visits[variant].push(await visitFresh(browser, gateways[variant], page));
    }
  } finally {
    await browser.close();
  }
  return loads;
}
