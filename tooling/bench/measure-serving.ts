/** How fast what is cached is served, beside nginx with the same bytes. */
import type { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';
import { get } from './get.ts';
import { type LoadResult, putUnderLoad } from './load.ts';
import { hasNginx, startNginx } from './nginx.ts';
import type { RunningGateway, RunningServer } from './sites.ts';
import { table } from './table.ts';

const CONNECTIONS = 50;
const SECONDS = 4;

export interface Serving {
  answer: string;
  bytes: number;
  gateway: LoadResult;
  nginx: LoadResult | undefined;
}

/** The path of the shell's script, as the page names it. */
async function scriptPath(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  return / data-start="script" href="([^"]+)"/.exec(html)?.[1] ?? '/';
}

function rowOf({ answer, bytes, gateway, nginx }: Serving): string[] {
  return [
    answer,
    String(bytes),
    gateway.perSecond.toFixed(0),
    nginx?.perSecond.toFixed(0) ?? '–',
    gateway.perCpuSecond.toFixed(0),
    nginx?.perCpuSecond.toFixed(0) ?? '–',
    nginx ? (gateway.perCpuSecond / nginx.perCpuSecond).toFixed(2) : '–',
    gateway.p99Ms.toFixed(0),
  ];
}

const TITLES = [
  ...['cached answer', 'bytes', 'a second', 'nginx', 'a CPU second', 'nginx', 'ratio', 'p99 ms'],
];

export async function measureServing(
  gateway: RunningGateway,
  hooks: ShutdownHooks,
): Promise<Serving[]> {
  const paths = {
    page: '/',
    file: await scriptPath(gateway.origin),
    api: '/api/shops',
  };
  const bodies: Record<string, Buffer> = {};
  for (const [answer, path] of Object.entries(paths))
    bodies[answer] = (await get(gateway.origin + path)).body;
  const nginx = hasNginx() ? await startNginx(bodies, hooks) : undefined;
  if (!nginx) say('nginx is not installed: no comparison with it');
  const measure = ({ origin, pid }: RunningServer, path: string) =>
    putUnderLoad({
      ...{ url: origin + path, pid: pid() ?? 0, connections: CONNECTIONS, seconds: SECONDS },
    });
  const results: Serving[] = [];
  for (const [answer, path] of Object.entries(paths)) {
    results.push({
      answer,
      bytes: bodies[answer]?.length ?? 0,
      gateway: await measure(gateway, path),
      nginx: nginx && (await measure(nginx, `/${answer}`)),
    });
  }
  say(table(TITLES, results.map(rowOf)));
  return results;
}
