/** Visits pages of each variant in turn, so that a change of the machine's speed affects all. */
import type { Browser } from 'playwright';
import type { ShutdownHooks } from '../../site/shutdown.ts';
import { say } from '../../terminal/output.ts';
import { getPage } from '../get.ts';
import { changedBuild, timePromotion } from '../promotions.ts';
import type { RunningGateway, Sites } from '../sites.ts';
import { type Builds, VARIANTS, type Variant } from '../variants/variants.ts';
import { type ByVariant, type LoadingResult, loadingTables } from './loading-tables.ts';
import { launchBrowser, Phone, type Visit } from './phone.ts';

const PAGES = ['/', '/uzletek', '/uzletek/terkep', '/mozi', '/kedvezmenyek', '/uzletek/hm'];
/** Links that a visitor follows one after the other, beginning on the home page. */
const LINKS = ['/uzletek', '/uzletek/hm'];
/** The app that is released between two visits; the monolith is released as a whole. */
const RELEASED: Record<Variant, string> = { federated: 'shops', monolith: 'shell', naive: 'shops' };

type Gateways = Record<Variant, RunningGateway>;

const noValues = <Value>(names: readonly string[]): Record<string, ByVariant<Value>> =>
  Object.fromEntries(names.map((name) => [name, { federated: [], monolith: [], naive: [] }]));

async function withPhone(browser: Browser, use: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await Phone.switchOn(browser);
  await use(phone).finally(() => phone.switchOff());
}

/** A gateway renders again first: the data of a page that is minutes old would be loaded again. */
async function visitFresh(phone: Phone, gateway: RunningGateway, page: string): Promise<Visit> {
  await getPage(gateway, page);
  return phone.visit(gateway.origin + page);
}

async function runRound(browser: Browser, gateways: Gateways, result: LoadingResult) {
  for (const page of PAGES)
    for (const variant of VARIANTS)
      await withPhone(browser, async (phone) => {
        const visit = await visitFresh(phone, gateways[variant], page);
        result.visits[page]?.[variant].push(visit);
        if (page !== '/') return;
        for (const link of LINKS)
          result.navigations[link]?.[variant].push(await phone.follow(link));
      });
}

/** Visits the pages, releases a change, and visits them again with what the cache holds. */
async function visitAgain(
  browser: Browser,
  { gateway, sites }: { gateway: RunningGateway; sites: Sites },
  release: Builds,
  add: (page: string, visit: Visit) => void,
): Promise<void> {
  const pages = PAGES.slice(0, 2);
  await withPhone(browser, async (phone) => {
    for (const page of pages) await visitFresh(phone, gateway, page);
    const { promote, decided } = await sites.publish(gateway.name, release);
    await timePromotion(gateway, promote);
    await decided();
    for (const page of pages) add(page, await visitFresh(phone, gateway, page));
  });
}

export interface LoadingBench {
  sites: Sites;
  builds: ReadonlyMap<Variant, Builds>;
  rounds: number;
  hooks: ShutdownHooks;
}

/** @throws {TaskError} without a browser, or when a page is not there. */
export async function measureLoading(bench: LoadingBench): Promise<void> {
  const { sites, builds, rounds, hooks } = bench;
  const gateways = {} as Gateways;
  for (const [variant, folders] of builds)
    gateways[variant] = await sites.startGateway(variant, folders, { PAGE_TTL_SECONDS: '10' });
  const result: LoadingResult = {
    visits: noValues(PAGES),
    navigations: noValues(LINKS),
    repeats: noValues(PAGES.slice(0, 2)),
  };
  const browser = await launchBrowser();
  try {
    // Fills the servers' caches.
    await runRound(browser, gateways, { visits: {}, navigations: {}, repeats: {} });
    for (let round = 1; round <= rounds; round += 1) {
      say(`loading: round ${round} of ${rounds}`);
      await runRound(browser, gateways, result);
    }
    for (const [variant, folders] of builds) {
      const app = RELEASED[variant];
      const own = folders[app] ?? '';
      for (const folder of [changedBuild(own, hooks), own])
        await visitAgain(
          browser,
          { gateway: gateways[variant], sites },
          { [app]: folder },
          (page, visit) => result.repeats[page]?.[variant].push(visit),
        );
    }
  } finally {
    await browser.close();
  }
  for (const text of loadingTables(result)) say(text);
}
