/** How soon visitors see a new release while the site is busy. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';
import { getPage } from './get.ts';
import type { RunningGateway, Sites } from './sites.ts';
import { median, table } from './table.ts';
import type { Builds } from './variants/variants.ts';

/** A build that is its own release by one file, in a new folder that `hooks` remove. */
export function changedBuild(build: string, hooks: ShutdownHooks): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  hooks.add(async () => rmSync(folder, { recursive: true, force: true }));
  cpSync(build, folder, { recursive: true });
  writeFileSync(path.join(folder, 'web/changed.js'), '/* changed */');
  return folder;
}

/** Of a remote a few pages are tested before it is live, of the shell all. */
const APPS = ['cinema', 'shell'];
/** Of each app. */
const PROMOTIONS = 100;
const REQUESTS_A_SECOND = 100;
const PAGES = ['/', '/uzletek', '/mozi', '/kedvezmenyek'];
const POLL_MS = 20;

/** Requests pages at a steady rate while `work` runs. @throws {TaskError} when one fails. */
async function whileUnderLoad(gateway: RunningGateway, work: () => Promise<void>): Promise<void> {
  const requests: Promise<unknown>[] = [];
  let failure: unknown;
  const timer = setInterval(() => {
    const page = PAGES[requests.length % PAGES.length] ?? '/';
    const request = getPage(gateway, page).catch((error: unknown) => {
      failure ??= error;
    });
    requests.push(request);
  }, 1000 / REQUESTS_A_SECOND);
  await work().finally(() => clearInterval(timer));
  await Promise.all(requests);
  if (failure) throw failure;
}

async function revisionOf(gateway: RunningGateway): Promise<string> {
  return String((await getPage(gateway, '/')).headers['x-composition']);
}

/** Milliseconds from the start of `promote` to the first home page of a newer composition. */
export async function timePromotion(
  gateway: RunningGateway,
  promote: () => Promise<unknown>,
): Promise<number> {
  const before = await revisionOf(gateway);
  const start = performance.now();
  await promote();
  while ((await revisionOf(gateway)) === before) await pause(POLL_MS);
  return performance.now() - start;
}

/** Promotes two releases of the app in turn, each when every page of the one before is tested. */
async function measureApp(
  sites: Sites,
  gateway: RunningGateway,
  app: string,
  builds: readonly string[],
): Promise<number[]> {
  const releases = await Promise.all(
    builds.map((folder) => sites.publish(gateway.name, { [app]: folder })),
  );
  const times: number[] = [];
  for (let round = 0; round < PROMOTIONS / releases.length; round += 1) {
    for (const { promote, decided } of releases) {
      times.push(await timePromotion(gateway, promote));
      await decided();
    }
  }
  return times;
}

/** @throws {TaskError} when a visitor's request fails. */
export async function measurePromotions(
  sites: Sites,
  builds: Builds,
  hooks: ShutdownHooks,
): Promise<void> {
  const gateway = await sites.startGateway('promotions', builds);
  const rows: string[][] = [];
  await whileUnderLoad(gateway, async () => {
    for (const app of APPS) {
      const own = builds[app] ?? '';
      const times = await measureApp(sites, gateway, app, [changedBuild(own, hooks), own]);
      rows.push([app, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
    }
  });
  say(table(['promotion to first new page', 'median ms', 'max'], rows));
}
