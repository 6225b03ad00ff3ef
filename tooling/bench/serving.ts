/** How fast what is cached is served, beside nginx with the same bytes. */
import { spawnSync } from 'node:child_process';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';
import { getPage } from './get.ts';
import { startNginx } from './nginx.ts';
import type { RunningGateway } from './sites.ts';
import { median, medianRatio, table } from './table.ts';
import { putUnderLoad, type Rate } from './wrk.ts';

const ROUNDS = 5;
const LOAD = { connections: 50, seconds: 2 };

interface Serving {
  /** The body's name at nginx. */
  name: string;
  /** The gateway's. */
  path: string;
  body: Buffer;
  /** One for each round, in which both served in turn. */
  gateway: Rate[];
  nginx: Rate[];
}

/** The path of the shell's script, as the page names it. */
async function scriptPath(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  return / data-start="script" href="([^"]+)"/.exec(html)?.[1] ?? '/';
}

async function cachedResponses(gateway: RunningGateway): Promise<Serving[]> {
  const paths = { page: '/', file: await scriptPath(gateway.origin), api: '/api/shops' };
  return Promise.all(
    Object.entries(paths).map(async ([name, path]) => {
      const { body } = await getPage(gateway, path);
      return { name, path, body, gateway: [], nginx: [] };
    }),
  );
}

function rowOf({ name, body, gateway, nginx }: Serving): string[] {
  const [ours, theirs] = [gateway, nginx].map((rates) => rates.map((rate) => rate.perCpuSecond));
  const rates = [ours, theirs].map((values = []) => median(values).toFixed(0));
  const ratio = medianRatio(ours ?? [], theirs ?? [])?.toFixed(2) ?? '–';
  const p99 = median(gateway.map(({ p99Ms }) => p99Ms)).toFixed(1);
  return [name, String(body.length), ...rates, ratio, p99];
}

const TITLES = ['cached response', 'bytes', 'a CPU second', 'nginx', 'ratio', 'p99 ms'];

const isMissing = (program: string) => spawnSync(program, ['-v']).error !== undefined;

export async function measureServing(gateway: RunningGateway, hooks: ShutdownHooks): Promise<void> {
  const missing = ['nginx', 'wrk'].filter(isMissing);
  if (missing.length > 0) return say(`serving is not measured: install ${missing.join(' and ')}`);
  const responses = await cachedResponses(gateway);
  const nginx = await startNginx(
    Object.fromEntries(responses.map(({ name, body }) => [name, body])),
    hooks,
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of responses) {
      each.gateway.push(await putUnderLoad(gateway, { ...LOAD, path: each.path }));
      each.nginx.push(await putUnderLoad(nginx, { ...LOAD, path: `/${each.name}` }));
    }
  }
  say(table(TITLES, responses.map(rowOf)));
}
