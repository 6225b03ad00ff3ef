/** Faults of parts on the server: what a visitor without scripts gets, how fast, and what the gateway does about it. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestSite } from '@mall/tooling/site';
import { DAMAGED, FAULTS } from './faults.ts';
import type { FaultyReleases } from './faulty-releases.ts';
import { chunkOf, liveApp, NOT_AVAILABLE, type Part, partName } from './parts.ts';
import type { Row } from './table.ts';

/** Several times what an app is disabled for after a first failure. */
const MAX_RECOVERY_MS = 90_000;
const POLL_MS = 500;
/** A page that no fault touches; each query is another page, so that none comes from the cache. */
const OTHER_PAGE = '/kedvezmenyek?kereses=drill';
/** The server keeps data of the API for so long. */
const DATA_MS = 11_000;

const FILE_FAULTS: Record<string, (bytes: Buffer) => Buffer | string | undefined> = {
  absent: () => undefined,
  ...DAMAGED,
};

interface Line {
  app?: string;
  release?: string;
  msg?: string;
  disabledMs?: number;
}

function linesOf(text: string, { app }: Part): Line[] {
  const lines = text.split('\n').filter((line) => line.includes(`"app":"${app}"`));
  return lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Line);
}

let requests = 0;

interface Visit {
  status: number;
  ms: number;
  main: string;
  isFramed: boolean;
}

async function get(address: string): Promise<Visit> {
  const start = performance.now();
  const response = await fetch(address);
  const html = await response.text();
  const ms = performance.now() - start;
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const isFramed = html.includes('<header') && html.includes('<nav') && html.includes('<footer');
  return { status: response.status, ms, main, isFramed };
}

export interface ServerDrill {
  site: TestSite;
  releases: FaultyReleases;
  parts: readonly Part[];
  /** A page goes out by then, without a part that is slow or hangs. */
  maxResponseMs: number;
}

const newRow = (part: Part, fault: string): Row => ({
  ...{ fault, side: 'server', part: partName(part) },
  ...{ seen: '', during: '', logged: '', taken: '', issues: [] },
});

/** The page with the fault; each address is new, since a whole page would come from the cache. */
const addressOf = ({ origin }: TestSite, part: Part, fault: string) =>
  `${origin}${part.path}?${part.key}=fault-${partName(part)}-${fault}-${requests++}`;

function seenOf({ kind, mark }: Part, { status, main }: Visit): string {
  if (main.includes(mark)) return `${status}, whole`;
  if (main.includes(NOT_AVAILABLE)) return `${status}, “not available”`;
  return `${status}, ${kind === 'slot' && status === 200 ? 'its fallback' : 'something else'}`;
}

function issuesOf(
  { maxResponseMs }: Pick<ServerDrill, 'maxResponseMs'>,
  part: Part,
  visit: Visit,
): string[] {
  const issues = visit.isFramed ? [] : ['without header, navigation or footer'];
  if (visit.ms > maxResponseMs) issues.push(`responded after ${Math.round(visit.ms)} ms`);
  if (part.kind === 'slot' && !visit.main.includes('Friss hírek'))
    issues.push('the other parts of the page are missing');
  return issues;
}

/** Waits until the server sends the part whole again; returns the seconds. */
async function recovery(site: TestSite, part: Part, issues: string[]): Promise<number> {
  const start = performance.now();
  const isWhole = async () => (await get(addressOf(site, part, 'none'))).main.includes(part.mark);
  while (!(await isWhole())) {
    if (performance.now() - start > MAX_RECOVERY_MS) {
      issues.push(`not whole after ${MAX_RECOVERY_MS / 1000} s`);
      break;
    }
    await wait(POLL_MS);
  }
  return (performance.now() - start) / 1000;
}

async function watched(
  drill: ServerDrill,
  part: Part,
  fault: string,
  address: string,
): Promise<Row> {
  const { site } = drill;
  const row = newRow(part, fault);
  const from = site.output().length;
  const visit = await get(address);
  row.seen = `${seenOf(part, visit)}, ${(visit.ms / 1000).toFixed(1)} s`;
  row.issues.push(...issuesOf(drill, part, visit));
  if (fault === 'later') await wait(2_500);
  if (fault === 'fetch') await wait(DATA_MS);
  for (let count = 0; count < 4; count += 1) {
    const { status, main } = await get(`${site.origin}${OTHER_PAGE}${requests++}`);
    if (status !== 200 || main.includes(NOT_AVAILABLE)) row.issues.push(`another page: ${status}`);
  }
  const lines = () => linesOf(site.output().slice(from), part);
  const isLate = performance.now() + 3_000;
  while (lines().length === 0 && performance.now() < isLate && !row.seen.includes('whole'))
    await wait(POLL_MS);
  const isEnded = site.output().slice(from).includes('render worker ended');
  if (isEnded) row.logged = 'without the app';
  if (lines().some(({ release }) => release)) row.logged = 'app and release';
  const disabled = Math.max(0, ...lines().map(({ disabledMs = 0 }) => disabledMs));
  row.taken = disabled > 0 ? `disabled for ${disabled / 1000} s` : '';
  return row;
}

async function requestRow(drill: ServerDrill, part: Part, fault: string): Promise<Row> {
  const { site } = drill;
  const row = await watched(drill, part, fault, addressOf(site, part, fault));
  row.during = `${Math.round(await recovery(site, part, row.issues))} s`;
  return row;
}

/** Ends the processes whose parent is `parent`; others take their place. */
async function replaceChildren(parent: number, script: string): Promise<void> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const args = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const isChild = status.includes(`PPid:\t${parent}\n`) && args.includes(script);
    if (isChild) process.kill(Number(pid), 'SIGKILL');
  }
}

/** A new gateway: apps that an earlier fault has disabled are not, and no render process is being replaced. */
async function freshGateway(site: TestSite): Promise<void> {
  const before = site.pids().gateway ?? 0;
  process.kill(before, 'SIGKILL');
  const isUp = () =>
    get(site.origin).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (site.pids().gateway === before || !(await isUp())) await wait(POLL_MS);
  await warmUp(site);
}

/** Requests the home page four times at once, in five rounds: each render process must have rendered it, and the second starts late. */
async function warmUp({ origin }: TestSite): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    const visits = [1, 2, 3, 4].map(() => get(`${origin}/?deleted=warm-${requests++}`));
    await Promise.all(visits);
    await wait(POLL_MS);
  }
}

async function nodeFile({ origin, dataDir }: TestSite, part: Part): Promise<string> {
  const release = (await liveApp(origin, part))?.release ?? '';
  return path.join(dataDir, 'store/releases', part.app, release, `node/${chunkOf(part)}.cjs`);
}

/** Damages the parts' server files in the store, and has them loaded. */
async function fileRows(drill: ServerDrill, fault: string): Promise<Row[]> {
  const { site, parts } = drill;
  const files = await Promise.all(parts.map((part) => nodeFile(site, part)));
  const before = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, file] of files.entries()) {
    const damaged = FILE_FAULTS[fault]?.(before[index] ?? Buffer.alloc(0));
    await (damaged === undefined ? rm(file) : writeFile(file, damaged));
  }
  await replaceChildren(site.pids().gateway ?? 0, 'worker.ts');
  const rows: Row[] = [];
  for (const part of parts)
    rows.push(await watched(drill, part, fault, addressOf(site, part, 'none')));
  for (const [index, file] of files.entries()) await writeFile(file, before[index] ?? '');
  for (const [index, part] of parts.entries()) {
    const seconds = await recovery(site, part, rows[index]?.issues ?? []);
    Object.assign(rows[index] ?? {}, { during: `until repaired, then ${Math.round(seconds)} s` });
  }
  return rows;
}

/** Publishes a release that always fails, and promotes it past the release gate. */
async function releaseRow(drill: ServerDrill, part: Part, fault: 'load' | 'older') {
  const { site, releases } = drill;
  const row = newRow(part, fault);
  const ref = await releases.publish(part, fault);
  const from = site.output().length;
  const refusal = await releases.promote(ref).then(
    () => undefined,
    (error: { stderr?: string }) => String(error.stderr ?? error),
  );
  const visit = await get(addressOf(site, part, 'none'));
  row.seen = seenOf(part, visit);
  row.during = '0 s';
  row.taken = refusal ? 'the promotion is refused' : '';
  const isNamed =
    refusal?.includes(part.app) || linesOf(site.output().slice(from), part).length > 0;
  row.logged = isNamed ? 'app and release' : '';
  if (!refusal) row.issues.push('the release went live');
  row.issues.push(...issuesOf(drill, part, visit));
  return row;
}

/** The rows of one fault; none for one that does not exist on the server. */
export async function serverRows(drill: ServerDrill, fault: string): Promise<Row[]> {
  const kind = FAULTS[fault]?.server;
  if (!kind) return [];
  await freshGateway(drill.site);
  if (kind === 'file') return fileRows(drill, fault);
  const rows: Row[] = [];
  for (const part of drill.parts) {
    if (kind === 'request') rows.push(await requestRow(drill, part, fault));
    if (fault === 'load') rows.push(await releaseRow(drill, part, fault));
    // One release for all parts of an app.
    if (fault === 'older' && part.kind === 'page') rows.push(await releaseRow(drill, part, fault));
  }
  return rows;
}
