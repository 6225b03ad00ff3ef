/** What many more remotes cost: bytes of the home page, and the time until they are live. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShutdownHooks } from '../../site/shutdown.ts';
import { say } from '../../terminal/output.ts';
import { getPage } from '../get.ts';
import type { RunningGateway, Sites } from '../sites.ts';
import { table } from '../table.ts';
import { timePromotion } from '../time-promotion.ts';
import type { Builds } from '../variants/variants.ts';
import { stubRemotes } from './stub-remotes.ts';

const ADDED = 44;

interface Home {
  bytes: number;
  compressedBytes: number;
}

export interface RemoteGrowth {
  apps: number;
  before: Home;
  after: Home;
  /** From the promotion to the first page of the new composition. */
  swapMs: number;
}

async function home(gateway: RunningGateway): Promise<Home> {
  const { body, rawBytes } = await getPage(gateway, '/');
  return { bytes: rawBytes, compressedBytes: body.length };
}

/** Promotes stub remotes beside the site's own apps. */
export async function measureRemotes(
  sites: Sites,
  builds: Builds,
  hooks: ShutdownHooks,
): Promise<RemoteGrowth> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-remotes-'));
  hooks.add(async () => rmSync(folder, { recursive: true, force: true }));
  const gateway = await sites.startGateway('remotes', builds);
  const before = await home(gateway);
  const { promote } = await sites.publish(gateway.name, stubRemotes(folder, ADDED));
  const swapMs = await timePromotion(gateway, promote);
  const after = await home(gateway);
  const result = { apps: Object.keys(builds).length + ADDED, before, after, swapMs };
  const row = (apps: number, { bytes, compressedBytes }: Home) =>
    [apps, bytes, compressedBytes].map(String);
  const rows = [row(Object.keys(builds).length, before), row(result.apps, after)];
  say(table(['apps', 'home HTML', 'brotli'], rows));
  say(`from the promotion to the first new page: ${swapMs.toFixed(0)} ms`);
  return result;
}
