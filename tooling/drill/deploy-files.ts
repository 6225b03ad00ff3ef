/** The files of `deploy/`, with the addresses of this machine in place of those of production. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { REPOSITORY } from '../repository.ts';

const CHECKOUT = '/srv/mall-site';

const read = (file: string) => readFileSync(path.join(REPOSITORY, 'deploy', file), 'utf8');

function valuesOf(text: string, key: string): string[] {
  return [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

const ENVIRONMENT_FILES = ['site.env', 'gateway.env', 'api.env'] as const;
type EnvironmentFile = (typeof ENVIRONMENT_FILES)[number];

export const settingsIn = (file: EnvironmentFile) => parseEnv(read(`env/${file}`));

/** @param settings instead of those in its files, or beside them. Settings in other files are not its. */
export function unit(process: 'gateway' | 'api' | 'prune', settings: Record<string, string>) {
  const text = read(`systemd/mall-${process}.service`);
  const [start = ''] = valuesOf(text, 'ExecStart');
  const [command = '', ...args] = start.replaceAll(CHECKOUT, REPOSITORY).split(' ');
  const files = valuesOf(text, 'EnvironmentFile').map((file) => path.basename(file));
  const given = Object.assign({}, ...files.map((file) => settingsIn(file as EnvironmentFile)));
  const own = valuesOf(text, 'Environment').map((pair) => pair.split('='));
  const others = Object.assign({}, ...ENVIRONMENT_FILES.map(settingsIn));
  const used = Object.entries(settings).filter(([name]) => name in given || !(name in others));
  const env: Record<string, string> = { ...given, ...Object.fromEntries([...own, ...used]) };
  return { command, args, env };
}

/** `text` with each of `replacements` made. @throws when one has nothing to replace. */
function replaced(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((before, [pattern, by]) => {
    if (!pattern.test(before)) throw new Error(`deploy/nginx/mall-site.conf: no ${pattern}`);
    return before.replace(pattern, by);
  }, text);
}

export interface BalancerAddresses {
  httpPort: number;
  httpsPort: number;
  gateways: readonly [string, string];
  folder: string;
}

export function balancer({ httpPort, httpsPort, gateways, folder }: BalancerAddresses): string {
  const [first, second] = gateways;
  return replaced(read('nginx/mall-site.conf'), [
    [/ {4}listen \[::\]:80;\n/, ''],
    [/ {4}listen \[::\]:443 ssl http2;\n/, ''],
    [/listen 80;/, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 ssl/, `listen 127.0.0.1:${httpsPort} ssl`],
    [/10\.0\.0\.11:3000/, first],
    [/10\.0\.0\.12:3000/, second],
    [/\/etc\/ssl\/mall-site\//g, `${folder}/`],
    [/\/var\/log\/nginx\//g, `${folder}/`],
    [/\/var\/cache\/nginx-mall-site/, `${folder}/files-${httpsPort}`],
  ]);
}
