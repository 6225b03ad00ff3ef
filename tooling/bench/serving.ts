/** How fast what is cached is served, beside nginx and a bare server of Node with the same bytes. */
import { spawnSync } from 'node:child_process';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';
import { startBareServer } from './bare-server.ts';
import { getPage } from './get.ts';
import { startNginx } from './nginx.ts';
import type { RunningGateway } from './sites.ts';
import { median, medianRatio, table } from './table.ts';
import { putUnderLoad, type Rate } from './wrk.ts';

const ROUNDS = 5;
const LOAD = { connections: 50, seconds: 2 };

interface Serving {
  name: string;
  /** The gateway's; the others serve the body by its name. */
  path: string;
  body: Buffer;
  /** One for each round, in which all served in turn. */
  gateway: Rate[];
  node: Rate[];
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
      return { name, path, body, gateway: [], node: [], nginx: [] };
    }),
  );
}

function rowOf({ name, body, gateway, node, nginx }: Serving): string[] {
  const values = (rates: Rate[], key: keyof Rate) => rates.map((rate) => rate[key]);
  const all = (key: keyof Rate, digits: number) =>
    [gateway, node, nginx].map((rates) => median(values(rates, key)).toFixed(digits));
  const ratios = [node, nginx].map((rates) => {
    const ratio = medianRatio(values(gateway, 'perCpuSecond'), values(rates, 'perCpuSecond'));
    return ratio?.toFixed(2) ?? '–';
  });
  return [name, String(body.length), ...all('perCpuSecond', 0), ...ratios, ...all('p99Ms', 1)];
}

const TITLES = [
  ...['cached response', 'bytes', 'a CPU second', 'node:http', 'nginx'],
  ...['to node:http', 'to nginx', 'p99 ms', 'node:http', 'nginx'],
];

const isMissing = (program: string) => spawnSync(program, ['-v']).error !== undefined;

export async function measureServing(
  gateway: RunningGateway,
  hooks: ShutdownHooks,
): Promise<unknown[]> {
  const missing = ['nginx', 'wrk'].filter(isMissing);
  if (missing.length > 0) {
    say(`serving is not measured: install ${missing.join(' and ')}`);
    return [];
  }
  const responses = await cachedResponses(gateway);
  const bodies = Object.fromEntries(responses.map(({ name, body }) => [name, body]));
  const node = await startBareServer(bodies, hooks);
  const nginx = await startNginx(bodies, hooks);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of responses) {
      each.gateway.push(await putUnderLoad(gateway, { ...LOAD, path: each.path }));
      each.node.push(await putUnderLoad(node, { ...LOAD, path: `/${each.name}` }));
      each.nginx.push(await putUnderLoad(nginx, { ...LOAD, path: `/${each.name}` }));
    }
  }
  say(table(TITLES, responses.map(rowOf)));
  return responses.map(({ body, ...figures }) => ({ ...figures, bytes: body.length }));
}
