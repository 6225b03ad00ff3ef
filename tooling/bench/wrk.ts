/**
 * Puts a server of ready bytes under load by wrk: a load generator in JavaScript takes more time for an
 * answer than the server does, so that both servers wait for it.
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
const CONNECTIONS = 50;
const SECONDS = 2;

const reportSchema = z.object({
  requests: z.int(),
  seconds: z.number(),
  failed: z.int(),
  p99Ms: z.number(),
});

export interface ServingRate {
  perSecond: number;
  /** Requests for each second of the server's processor time. */
  perCpuSecond: number;
  p99Ms: number;
}

/** Asks for what a visitor's browser would. @throws {TaskError} when an answer is no success. */
export async function serve({ origin, pid }: RunningServer, urlPath: string): Promise<ServingRate> {
  const url = origin + urlPath;
  const before = cpuSeconds(pid() ?? 0);
  const { stdout } = await run('wrk', [
    ...['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${SECONDS}s`],
    ...['--header', 'accept-encoding: br', '--script', SCRIPT, url],
  ]);
  const cpu = cpuSeconds(pid() ?? 0) - before;
  const report = stdout.trim().split('\n').at(-1) ?? '';
  const { requests, seconds, failed, p99Ms } = reportSchema.parse(JSON.parse(report));
  if (failed > 0) throw new TaskError(`${url}: ${failed} of ${requests} failed`);
  return { perSecond: requests / seconds, perCpuSecond: requests / cpu, p99Ms };
}
