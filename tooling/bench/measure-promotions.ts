/** How soon visitors see a new release while the site is busy. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';
import { whileUnderLoad } from './load.ts';
import { median } from './median.ts';
import type { RunningGateway, Sites } from './sites.ts';
import { table } from './table.ts';
import { timePromotion } from './time-promotion.ts';
import type { Builds } from './variants/variants.ts';

/** Of a remote a few pages are tested before it is live, of the shell all. */
const APPS = ['cinema', 'shell'];
/** Of each app: so many that all but one are below the 99th percentile. */
const PROMOTIONS = 100;
const REQUESTS_A_SECOND = 100;

interface PromotionTimes {
  app: string;
  medianMs: number;
  p99Ms: number;
  maxMs: number;
}

export interface PromotionBench {
  sites: Sites;
  gateway: RunningGateway;
  builds: Builds;
  /** What visitors ask for meanwhile. */
  pages: readonly string[];
  hooks: ShutdownHooks;
}

/** A copy of the app's build that differs by one file, so that it is a release of its own. */
function changedBuild({ builds, hooks }: PromotionBench, app: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-promotions-'));
  hooks.add(async () => rmSync(folder, { recursive: true, force: true }));
  cpSync(builds[app] ?? '', folder, { recursive: true });
  writeFileSync(path.join(folder, 'web/changed.js'), '/* changed */');
  return folder;
}

/** Promotes two releases of the app in turn, each when the one before is tested as a whole. */
async function measureApp(bench: PromotionBench, app: string): Promise<PromotionTimes> {
  const { sites, gateway, builds } = bench;
  const releases = [];
  for (const folder of [changedBuild(bench, app), builds[app] ?? ''])
    releases.push(await sites.publish(gateway.name, { [app]: folder }));
  const times: number[] = [];
  for (let round = 0; round < PROMOTIONS / releases.length; round += 1) {
    for (const { promote, decided } of releases) {
      times.push(await timePromotion(gateway, promote));
      await decided();
    }
  }
  const [maxMs = 0, p99Ms = 0] = times.toSorted((a, b) => b - a);
  return { app, medianMs: median(times), p99Ms, maxMs };
}

/** @throws {TaskError} when a visitor's request fails. */
export async function measurePromotions(bench: PromotionBench): Promise<PromotionTimes[]> {
  const { gateway, pages } = bench;
  const load = { url: gateway.origin, paths: pages, perSecond: REQUESTS_A_SECOND };
  const results: PromotionTimes[] = [];
  await whileUnderLoad(load, async () => {
    for (const app of APPS) results.push(await measureApp(bench, app));
  });
  const rows = results.map(({ app, ...times }) => [
    app,
    ...Object.values(times).map((ms) => ms.toFixed(0)),
  ]);
  say(table(['promotion to first new page', 'median ms', 'p99', 'max'], rows));
  return results;
}
