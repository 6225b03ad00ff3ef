/** The load balancers of the drill: nginx with the configuration of `deploy/`. */
import { execFileSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TaskError } from '../repository.ts';
import { freePort } from '../testing/site.ts';
import { balancer } from './deploy-files.ts';
import { Service } from './service.ts';

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH?.split(':') ?? [])];

function program(): string {
  const [found] = globSync(FOLDERS.map((folder) => path.join(folder, 'nginx')));
  if (found) return found;
  throw new TaskError('the drill needs nginx: apt-get install nginx');
}

/** Writes key and certificate of the site's name, for one day. */
export function makeCertificate(folder: string): void {
  const [key = '', certificate = ''] = ['privkey.pem', 'fullchain.pem'].map((file) =>
    path.join(folder, file),
  );
  const name = ['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com'];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...kind, ...name, ...files], { stdio: 'pipe' });
}

async function redirectOf(port: number): Promise<string | null | undefined> {
  const url = `http://127.0.0.1:${port}/mozi?nap=ma`;
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
  return response?.headers.get('location');
}

export interface NginxOptions {
  name: string;
  folder: string;
  gateways: readonly [string, string];
  httpsPort: number;
}

export async function nginx({ name, folder, gateways, httpsPort }: NginxOptions): Promise<Service> {
  const httpPort = await freePort();
  const site = path.join(folder, `${name}-site.conf`);
  const file = path.join(folder, `${name}.conf`);
  const logFile = path.join(folder, `${name}.log`);
  writeFileSync(site, balancer({ httpPort, httpsPort, gateways, folder }));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${name}-${kind};`,
  );
  const http = ['default_type text/plain;', ...temporary, `include ${site};`].join(' ');
  const main = `daemon off; worker_processes 1; pid ${folder}/${name}.pid;`;
  writeFileSync(file, `${main} events { worker_connections 512; } http { ${http} }\n`);
  return new Service({
    name,
    command: program(),
    args: ['-c', file, '-e', logFile],
    cwd: folder,
    logFile,
    isReady: async () => (await redirectOf(httpPort)) === 'https://www.example.com/mozi?nap=ma',
  });
}
