/** The drill's site: two load balancers, two gateways, two APIs, a database and a bucket. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { freePort } from '../testing/site.ts';
import { DrillBucket } from './bucket.ts';
import { DATA_KEYS, drillDatabase } from './database.ts';
import { unit } from './deploy-files.ts';
import { makeCertificate, nginx } from './nginx.ts';
import { Service } from './service.ts';

export type DrillSite = Awaited<ReturnType<typeof drillSite>>;

async function isOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return response?.ok ?? false;
}

/** Prepares everything in `folder`; before `start` only the bucket runs. `hooks` end all. */
export async function drillSite(folder: string, hooks: ShutdownHooks) {
  const twoPorts = async () => [await freePort(), await freePort()] as const;
  const [apiPorts, gatewayPorts, ports] = [await twoPorts(), await twoPorts(), await twoPorts()];
  const database = drillDatabase(path.join(folder, 'postgres'), await freePort());
  const bucket = await DrillBucket.start(folder, hooks);
  makeCertificate(folder);
  const settings = {
    ...bucket.settings,
    DATABASE_URL: database.url,
    DATA_KEYS,
    // No mail server: the mails stay in the outbox.
    SMTP_URL: '',
    API_ORIGIN: apiPorts.map((port) => `http://127.0.0.1:${port}`).join(','),
    IMAGES_DIR: path.join(REPOSITORY, '.cache/images'),
    PREGENERATE_IMAGES: 'off',
    // This account may not change users.
    RENDER_UID: '',
    HOST: '127.0.0.1',
    API_HOST: '127.0.0.1',
  };
  /** A process as its unit in `deploy/` starts it. */
  const service = (name: string, kind: 'api' | 'gateway', own: object, readyUrl: string) =>
    new Service({
      name,
      ...unit(kind, { ...settings, ...own }),
      cwd: REPOSITORY,
      logFile: path.join(folder, `${name}.log`),
      isReady: () => isOk(readyUrl),
    });
  const apis = apiPorts.map((port, index) => {
    const readyUrl = `http://127.0.0.1:${port}/api/readyz`;
    return service(`API ${index + 1}`, 'api', { API_PORT: String(port) }, readyUrl);
  });
  const gateways = gatewayPorts.map((port, index) => {
    const readyUrl = `http://127.0.0.1:${port}/readyz`;
    const own = { PORT: String(port), DATA_DIR: path.join(folder, `gateway-${index + 1}`) };
    return service(`gateway ${index + 1}`, 'gateway', own, readyUrl);
  });
  // Two, because the death of a single one is seen by every visitor.
  const [first, second] = gatewayPorts;
  const upstreams = [`127.0.0.1:${first}`, `127.0.0.1:${second}`] as const;
  const balancers = await Promise.all(
    ports.map((httpsPort, index) =>
      nginx({ name: `nginx-${index + 1}`, folder, gateways: upstreams, httpsPort }),
    ),
  );
  // One after the other: the first API imports the content.
  const services = [database.service, ...apis, ...gateways, ...balancers];
  for (const one of services)
    hooks.add(() => one.close(one === database.service ? 'SIGINT' : 'SIGKILL'));
  return {
    apis,
    gateways,
    balancers,
    bucket,
    accessLog: () => readFileSync(path.join(folder, 'mall-site.log'), 'utf8'),
    database,
    addresses: { ports, ca: readFileSync(path.join(folder, 'fullchain.pem')) },
    async start() {
      for (const one of services) await one.start();
    },
  };
}
