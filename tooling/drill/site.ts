/** The drill's site: two gateways, two APIs, a database, and nginx where it is installed. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@mall/contracts';
import { appsOf } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { REPOSITORY } from '../repository.ts';
import { promoteBuilds, releasingWith } from '../site/promote-builds.ts';
import { freePort } from '../site/site-for-tests.ts';
import { DATA_KEYS } from './data-keys.ts';
import { type DrillDatabase, drillDatabase } from './database.ts';
import { balancer, type Unit, unit } from './deploy-files.ts';
import { Service } from './service.ts';
import type { SiteAddresses } from './visitor.ts';

export interface DrillSite {
  apis: readonly [Service, Service];
  gateways: readonly [Service, Service];
  /** Two, because the death of a single one is seen by every visitor; none without nginx. */
  balancers: readonly Service[];
  /** Text of the balancers' access log. */
  accessLog(): string;
  database: DrillDatabase;
  addresses: SiteAddresses;
  /** Starts all but the load balancers, then them. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const NGINX_FOLDERS = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH?.split(':') ?? [])];

async function isOk(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** A process as its unit in `deploy/` starts it. */
function service(name: string, { command, args, env }: Unit, readyUrl: string, folder: string) {
  const logFile = path.join(folder, `${name}.log`);
  const isReady = () => isOk(readyUrl);
  return new Service({ name, command, args, env, cwd: REPOSITORY, logFile, isReady });
}

function makeCertificate(folder: string): Buffer {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((file) =>
    path.join(folder, file),
  );
  const name = ['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com'];
  const files = ['-keyout', key ?? '', '-out', certificate ?? ''];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', ...kind, ...name, ...files], { stdio: 'pipe' });
  return readFileSync(certificate ?? '');
}

/** One nginx with the configuration of `deploy/`, in a folder of its own. */
async function nginx(
  program: string,
  name: string,
  folder: string,
  gateways: readonly [string, string],
  httpsPort: number,
): Promise<Service> {
  const httpPort = await freePort();
  const site = path.join(folder, `${name}-site.conf`);
  const file = path.join(folder, `${name}.conf`);
  writeFileSync(site, balancer({ httpPort, httpsPort, gateways, folder }));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${name}-${kind};`,
  );
  const http = ['default_type text/plain;', ...temporary, `include ${site};`].join(' ');
  const events = 'events { worker_connections 512; }';
  const main = `daemon off; worker_processes 1; pid ${folder}/${name}.pid;`;
  writeFileSync(file, `${main} ${events} http { ${http} }\n`);
  return new Service({
    name,
    command: program,
    args: ['-c', file, '-e', path.join(folder, `${name}.log`)],
    env: {},
    cwd: folder,
    logFile: path.join(folder, `${name}.log`),
    isReady: async () => (await redirectOf(httpPort)) === 'https://www.example.com/mozi?nap=ma',
  });
}

/** Where the unencrypted port sends visitors. */
async function redirectOf(port: number): Promise<string | null | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/mozi?nap=ma`, { redirect: 'manual' }).catch(
    () => undefined,
  );
  return answer?.headers.get('location');
}

async function promoteAll(store: string): Promise<void> {
  const apps = appsOf(REPOSITORY);
  await buildApps(REPOSITORY, apps);
  const settings = readSettings({ STORE_URL: store, ACTOR: 'drill' });
  await promoteBuilds(releasingWith(REPOSITORY, settings), apps);
}

/** Prepares everything in `folder`; nothing runs before `start`. */
export async function drillSite(folder: string): Promise<DrillSite> {
  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const [databasePort = 0, api1 = 0, api2 = 0, gateway1 = 0, gateway2 = 0, ...httpsPorts] = ports;
  const database = drillDatabase(folder, databasePort);
  const STORE_URL = `file:${path.join(folder, 'store')}`;
  await promoteAll(STORE_URL);
  const common = {
    STORE_URL,
    DATABASE_URL: database.url,
    DATA_KEYS,
    // No mail server: the mails stay in the outbox.
    SMTP_URL: '',
    API_ORIGIN: `http://127.0.0.1:${api1},http://127.0.0.1:${api2}`,
    IMAGES_DIR: path.join(REPOSITORY, '.cache/images'),
    IMAGES_AHEAD: 'off',
    // This account may not change users.
    RENDER_UID: '',
    HOST: '127.0.0.1',
    API_HOST: '127.0.0.1',
  };
  const api = (name: string, port: number) => {
    const settings = { ...common, API_PORT: String(port) };
    return service(name, unit('api', settings), `http://127.0.0.1:${port}/api/readyz`, folder);
  };
  const gateway = (name: string, port: number) => {
    const settings = { ...common, PORT: String(port) };
    return service(name, unit('gateway', settings), `http://127.0.0.1:${port}/readyz`, folder);
  };
  const apis = [api('API 1', api1), api('API 2', api2)] as const;
  const gateways = [gateway('gateway 1', gateway1), gateway('gateway 2', gateway2)] as const;
  const program = globSync(NGINX_FOLDERS.map((place) => path.join(place, 'nginx')))[0];
  const upstreams = [`127.0.0.1:${gateway1}`, `127.0.0.1:${gateway2}`] as const;
  mkdirSync(folder, { recursive: true });
  const ca = program ? makeCertificate(folder) : undefined;
  const balancers = program
    ? await Promise.all(
        httpsPorts.map((port, index) =>
          nginx(program, `nginx ${index + 1}`.replace(' ', '-'), folder, upstreams, port),
        ),
      )
    : [];
  const services = [...apis, ...gateways, ...balancers];
  return {
    apis,
    gateways,
    balancers,
    accessLog: () => (program ? readFileSync(path.join(folder, 'mall-site.log'), 'utf8') : ''),
    database,
    addresses: { ports: program ? httpsPorts : [gateway1, gateway2], ca },
    async start() {
      await database.service?.start();
      // One after the other: the first API imports the content.
      for (const one of services) await one.start();
    },
    async stop() {
      for (const one of services.toReversed()) await one.end('SIGKILL');
      await database.service?.end('SIGINT');
    },
  };
}
