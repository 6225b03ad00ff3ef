/** Stops and kills every process of a site on two machines in turn, while visitors use it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { secondsSince, TaskError } from '../repository.ts';
import { say } from '../terminal/output.ts';
import { addressHash } from './database.ts';
import { Load } from './load.ts';
import type { Service } from './service.ts';
import type { DrillSite } from './site.ts';
import { Visitor } from './visitor.ts';

type Step = [name: string, run: () => Promise<void>];

const SETTLE_MS = 2_500;
const OUTAGE_MS = 3_000;

async function pagePaths(site: DrillSite): Promise<string[]> {
  const visitor = new Visitor(site.addresses, '127.0.0.1');
  const { body } = await visitor.call('/sitemap.xml');
  visitor.close();
  return [...body.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
}

/** A planned restart: the process must end by itself, within the five seconds that it promises. */
async function restart(service: Service): Promise<void> {
  const start = performance.now();
  const code = await service.end('SIGTERM');
  if (code !== 0) throw new Error(`${service.name} ended with ${code}`);
  if (performance.now() - start > 5_000) throw new Error(`${service.name} took over 5 s to end`);
  await service.start();
}

async function kill(service: Service): Promise<void> {
  await service.end('SIGKILL');
  await service.start();
}

async function takeAway(service: Service): Promise<void> {
  await service.end('SIGQUIT');
  await sleep(OUTAGE_MS);
  await service.start();
}

/** The site goes on without its bucket, and a gateway that starts meanwhile waits for it. */
function bucketSteps({ bucket, gateways: [gateway] }: DrillSite): Step[] {
  const promotions = { away: { isAway: true }, slow: { delayMs: 300 }, hanging: { hangs: true } };
  return [
    ...Object.entries(promotions).map(([what, trouble]): Step => {
      const promote = async () => say(`promotion: ${await bucket.promoteDuring(trouble)}`);
      return [`the bucket is ${what} at a promotion`, promote];
    }),
    [
      `${gateway?.name} starts while the bucket is away`,
      async () => {
        await gateway?.end('SIGTERM');
        await Promise.all([gateway?.start(), bucket.during({ isAway: true }, OUTAGE_MS)]);
      },
    ],
    ['a promotion', async () => say(`promotion: ${await bucket.promoteDuring({})}`)],
  ];
}

function steps(site: DrillSite): Step[] {
  const { apis, gateways, balancers, database } = site;
  const each = (
    services: readonly Service[],
    what: string,
    run: (service: Service) => Promise<void>,
  ) => services.map((service): Step => [`${service.name} ${what}`, () => run(service)]);
  const servers = [...apis, ...gateways];
  return [
    ...each(servers, 'is restarted', restart),
    ...each([...servers, ...balancers], 'is killed', kill),
    ...each(balancers, 'reads its configuration again', async (one) => one.signal('SIGHUP')),
    ...each([database.service], `is away for ${OUTAGE_MS / 1_000} s`, takeAway),
    ...bucketSteps(site),
  ];
}

function lostSignUps(load: Load, stored: readonly string[]): string[] {
  const copiesOf = (hash: string) => stored.filter((other) => other === hash).length;
  return [...load.acknowledged].filter((email) => copiesOf(addressHash(email)) !== 1);
}

/** Searches are in nginx's log without what was searched for; so are tokens in the queries of other calls. */
function loggedQueries({ accessLog }: DrillSite): string[] {
  const lines = accessLog().split('\n');
  if (!lines.some((line) => line.includes('GET /api/search HTTP')))
    throw new TaskError('nginx has logged no search');
  return lines.filter((line) => line.includes('query='));
}

/** @throws {TaskError} when a visitor had a failure, or a sign-up was lost. */
export async function runDrill(site: DrillSite): Promise<void> {
  const load = new Load(site.addresses, await pagePaths(site));
  load.start();
  try {
    for (const [name, run] of steps(site)) {
      load.step = name;
      const before = load.failures.length;
      const start = performance.now();
      await run();
      await sleep(SETTLE_MS);
      say(`${name}: ${load.failures.length - before} failures in ${secondsSince(start)}`);
    }
  } finally {
    await load.stop();
  }
  const { pages, files, calls, signUps, signUpsRepeated } = load.counts;
  const lost = lostSignUps(load, site.database.subscribers());
  say(`${pages} pages, ${files} files, ${calls} calls: ${load.failures.length} failures`);
  say(
    `${signUps} sign-ups, sent again ${signUpsRepeated} times, ${load.acknowledged.size} acknowledged: ${lost.length} not stored exactly once`,
  );
  for (const { step, path, problem } of load.failures.slice(0, 20))
    say(`failure: ${step}: ${path}: ${problem}`);
  const logged = loggedQueries(site);
  say(`${logged.length} lines of nginx's log name a query`);
  if (load.failures.length + lost.length + logged.length > 0)
    throw new TaskError('the drill failed');
}
