/** How fast what is cached is served, beside nginx with the same bytes. */
import { spawnSync } from 'node:child_process';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';
import { getPage } from './get.ts';
import { median, medianRatio } from './median.ts';
import { startNginx } from './nginx.ts';
import type { RunningGateway } from './sites.ts';
import { table } from './table.ts';
import { type ServingRate, serve } from './wrk.ts';

const ROUNDS = 5;

interface Serving {
  answer: string;
  /** The gateway's; nginx has the answer by its name. */
  path: string;
  body: Buffer;
  /** One for each round, in which both served in turn. */
  gateway: ServingRate[];
  nginx: ServingRate[];
}

/** The path of the shell's script, as the page names it. */
async function scriptPath(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  return / data-start="script" href="([^"]+)"/.exec(html)?.[1] ?? '/';
}

async function answersOf(gateway: RunningGateway): Promise<Serving[]> {
  const paths = { page: '/', file: await scriptPath(gateway.origin), api: '/api/shops' };
  return Promise.all(
    Object.entries(paths).map(async ([answer, path]) => {
      const { body } = await getPage(gateway, path);
      return { answer, path, body, gateway: [], nginx: [] };
    }),
  );
}

function rowOf({ answer, body, gateway, nginx }: Serving): string[] {
  const values = (rates: ServingRate[], key: keyof ServingRate) => rates.map((rate) => rate[key]);
  const both = (key: keyof ServingRate, digits: number) =>
    [gateway, nginx].map((rates) => median(values(rates, key)).toFixed(digits));
  const ratio = medianRatio(values(gateway, 'perCpuSecond'), values(nginx, 'perCpuSecond'));
  return [
    answer,
    String(body.length),
    ...both('perSecond', 0),
    ...both('perCpuSecond', 0),
    ratio?.toFixed(2) ?? '–',
    ...both('p99Ms', 1),
  ];
}

const TITLES = [
  ...['cached answer', 'bytes', 'a second', 'nginx', 'a CPU second', 'nginx', 'ratio'],
  ...['p99 ms', 'nginx'],
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
  const answers = await answersOf(gateway);
  const bodies = Object.fromEntries(answers.map(({ answer, body }) => [answer, body]));
  const nginx = await startNginx(bodies, hooks);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of answers) {
      each.gateway.push(await serve(gateway, each.path));
      each.nginx.push(await serve(nginx, `/${each.answer}`));
    }
  }
  say(table(TITLES, answers.map(rowOf)));
  return answers.map(({ body, ...figures }) => ({ ...figures, bytes: body.length }));
}
