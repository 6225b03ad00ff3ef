/**
 * Puts a server under load by wrk: a load generator in JavaScript takes more time for a response than
 * the server does, so that both servers wait for it.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { TaskError } from '../repository.ts';
import { cpuSeconds } from './cpu-time.ts';
import type { RunningServer } from './sites.ts';

const run = promisify(execFile);
const SCRIPT = path.join(import.meta.dirname, 'wrk.lua');

const reportSchema = z.object({
  requests: z.int(),
  seconds: z.number(),
  failed: z.int(),
  p99Ms: z.number(),
});

export interface Load {
  /** Path of a cached response; with `isNew` the beginning of a path whose end differs each time. */
  path: string;
  isNew?: boolean;
  connections: number;
  seconds: number;
}

export interface Rate {
  requests: number;
  perSecond: number;
  /** Requests for each second of the server's processor time. */
  perCpuSecond: number;
  p99Ms: number;
}

/** @throws {TaskError} when a response is no success. */
export async function putUnderLoad(
  { origin, pid }: RunningServer,
  { path: urlPath, isNew, connections, seconds: duration }: Load,
): Promise<Rate> {
  const before = cpuSeconds(pid());
  const { stdout } = await run(
    'wrk',
    [
      ...['--threads', '1', '--connections', String(connections), '--duration', `${duration}s`],
      ...['--header', 'accept-encoding: br', '--script', SCRIPT, origin + urlPath],
    ],
    { env: { ...process.env, ...(isNew ? { NEW_PAGES: urlPath } : {}) } },
  );
  const cpu = cpuSeconds(pid()) - before;
  const report = stdout.trim().split('\n').at(-1) ?? '';
  const { requests, seconds, failed, p99Ms } = reportSchema.parse(JSON.parse(report));
  if (failed > 0) throw new TaskError(`${origin}${urlPath}: ${failed} of ${requests} failed`);
  return { requests, perSecond: requests / seconds, perCpuSecond: requests / cpu, p99Ms };
}
