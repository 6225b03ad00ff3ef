/** How long a promotion takes until a visitor sees it. */
import { setTimeout as pause } from 'node:timers/promises';
import { getPage } from './get.ts';
import type { RunningGateway } from './sites.ts';

const POLL_MS = 20;

async function revisionOf(gateway: RunningGateway): Promise<number> {
  const { headers } = await getPage(gateway, '/');
  return Number(headers['x-composition']);
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
