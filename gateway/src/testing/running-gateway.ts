/** A whole gateway on a free port, for tests. */
import { join } from 'node:path';
import { readSettings } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import { TEST_SITE } from '@mall/release/testing';
import { Drain } from '@mall/server';
import { createLog } from '../base/log.ts';
import { createGateway, type GatewayOptions } from '../gateway.ts';

export interface LogLine extends Record<string, unknown> {
  msg: string;
  app?: string;
  release?: string;
}

/** The lines that have all of these fields: tests do not depend on the wording of messages. */
export function linesWith(lines: readonly LogLine[], ...fields: string[]): LogLine[] {
  return lines.filter((line) => fields.every((field) => line[field] !== undefined));
}

export type RunningGateway = Awaited<ReturnType<typeof runGateway>>;

/** @param env settings other than the defaults. */
export const testSettings = (env: Record<string, string>) =>
  readSettings({
    API_ORIGIN: 'http://127.0.0.1:9',
    RENDER_TIMEOUT_SECONDS: '1',
    RENDER_PROCESSES: '1',
    ...env,
  });

/** Starts a gateway, and waits until it listens. Its `lines` are every log line so far. */
export async function runGateway(
  store: ReleaseStore,
  env: Record<string, string> = {},
  options: Partial<GatewayOptions> = {},
) {
  const lines: LogLine[] = [];
  const log = createLog('debug', { write: (line) => lines.push(JSON.parse(line)) });
  const gateway = await createGateway({
    // A port that is free now can be taken by a test beside this one before the gateway listens.
    settings: { ...testSettings(env), PORT: 0 },
    ...{ store, log, folder: join(__dirname, '..') },
    previewKeys: TEST_SITE.previewKeys(),
    drain: new Drain({ noticeMs: 0, lingerMs: 50, finishMs: 1_000 }),
    rolloutPollMs: 100,
    ...options,
  });
  const origin = `http://127.0.0.1:${await gateway.listen()}`;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers, redirect: 'manual' });
  return { ...gateway, origin, lines, get };
}

/** Longer than anything takes on a busy machine. */
const MAX_WAIT_MS = 20_000;

/** Waits until `condition` holds. @throws when it never does. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`not within ${MAX_WAIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
