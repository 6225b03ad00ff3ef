import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings, settingsSchema } from '@mall/contracts';
import { parse } from 'yaml';
import { readManifests } from '../build/apps.ts';
import { REPOSITORY } from '../repository.ts';
import { balancer, settingsIn, unit } from './deploy-files.ts';

const textOf = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

test('the example settings are settings, and only the API has those with secrets', () => {
  const site = settingsIn('site.env');
  const api = settingsIn('api.env');
  const gateway = settingsIn('gateway.env');
  const known = Object.keys(settingsSchema.shape);
  expect(
    Object.keys({ ...site, ...gateway, ...api }).filter((name) => !known.includes(name)),
  ).toEqual([]);
  expect(readSettings({ ...site, ...gateway, ...api }).apiOrigins).toHaveLength(2);
  expect(Object.keys(unit('gateway', {}).env)).toEqual(
    expect.not.arrayContaining(Object.keys(api)),
  );
  expect(Object.keys(unit('api', {}).env)).toEqual(expect.arrayContaining(Object.keys(api)));
});

test.each(['site.env', 'gateway.env', 'api.env'] as const)(
  'a shell reads the same settings from %s as systemd, for the commands',
  (file) => {
    const folder = path.join(REPOSITORY, 'deploy/env');
    const script = `set -a; . ./${file}; exec "$0" -p 'JSON.stringify(process.env)'`;
    const output = execFileSync('sh', ['-euc', script, process.execPath], {
      cwd: folder,
      env: {},
    });
    expect(JSON.parse(output.toString())).toMatchObject(settingsIn(file));
  },
);

test.each(['gateway', 'api'] as const)('the unit of the %s starts its program', (name) => {
  const { command, args, env } = unit(name, { PORT: '4000', DATABASE_URL: 'sqlite:x' });
  expect(existsSync(command)).toBe(true);
  expect(args.at(-1)).toBe(`${name}/src/main.ts`);
  expect(args).toContain('--disable-sigusr1');
  expect(env).toMatchObject({ NODE_ENV: 'production', PORT: '4000' });
  expect(env.DATABASE_URL).toBe(name === 'api' ? 'sqlite:x' : undefined);
});

test('the unit that removes old releases runs the command', () => {
  const store = mkdtempSync(path.join(tmpdir(), 'store-'));
  const { command, args, env } = unit('prune', { STORE_URL: `file:${store}` });
  const output = execFileSync(command, args, { cwd: REPOSITORY, env, encoding: 'utf8' });
  rmSync(store, { recursive: true });
  expect(output).toBe('removed 0 releases, 0.0 MB\n');
});

test.each(['gateway', 'prune'] as const)(
  'the unit of %s runs with a bucket, and without the folder of the store',
  (name) => {
    const text = textOf(`deploy/systemd/mall-${name}.service`);
    expect(text).toContain('\nReadWritePaths=-/srv/mall-store\n');
    expect(text).not.toContain('PrivateNetwork');
    const { DATA_DIR } = unit(name, {}).env;
    const [, cache] = /^CacheDirectory=(.+)$/m.exec(text) ?? [];
    const writable = ['/tmp/store-copies', `/var/cache/${cache}`];
    expect(writable).toContain(`${DATA_DIR}/store-copies`);
  },
);

test('settings of the store hold in containers: its environment would go before their file', () => {
  const images = textOf('deploy/containers/Containerfile');
  const compose = textOf('deploy/containers/compose.yaml');
  expect(images + compose).not.toMatch(/\bSTORE_\w+[=:]/);
  const [, data] = / DATA_DIR=(\S+) RENDER_UID/.exec(images) ?? [];
  for (const folder of ['store', 'store-copies']) {
    expect(images).toContain(`--chown=991:991 /empty ${data}/${folder}\n`);
    expect(compose.split(`:${data}/${folder}"`)).toHaveLength(2);
  }
});

test('the load balancer’s addresses are replaced, and nothing of production is left', () => {
  const gateways = ['127.0.0.1:4001', '127.0.0.1:4002'] as const;
  const text = balancer({ httpPort: 4003, httpsPort: 4004, gateways, folder: '/tmp/drill' });
  expect(text).toContain('server 127.0.0.1:4001 ');
  expect(text).toContain('server 127.0.0.1:4002 ');
  expect(text).toContain('listen 127.0.0.1:4004 ssl http2;');
  expect(text).not.toMatch(/10\.0\.0|\/etc\/ssl|\/var\/|listen (80|443)/);
});

/** What the log names of `path`, by the map of the configuration. */
function loggedPath(path: string): string {
  const conf = readFileSync(`${REPOSITORY}/deploy/nginx/mall-site.conf`, 'utf8');
  const [, map = ''] = /map \$uri \$logged_path \{([^}]*)\}/.exec(conf) ?? [];
  const masks = [...map.matchAll(/"~\*(\S+)"\s+\$token_page(\S+);/g)];
  const found = masks.flatMap(([, pattern = '', mask]) => {
    const groups = new RegExp(pattern, 'i').exec(path)?.groups;
    return groups ? `${groups.token_page}${mask}` : [];
  });
  return found[0] ?? path;
}

test('the access log names no token that is in a path', () => {
  const tokenRoutes = readManifests(REPOSITORY)
    .flatMap(({ routes }) => routes)
    .filter(({ token }) => token);
  const patterns = tokenRoutes.flatMap(({ paths, aliases }) => [
    ...Object.values(paths),
    ...aliases.map(({ path }) => path),
  ]);
  expect(patterns).toContain('/elfelejtett-jelszo/:slug');
  for (const pattern of patterns) {
    const path = pattern.replace('{product}', 'napliget').replace(/:[a-zA-Z]+/, 'AbC-123_x');
    expect(loggedPath(path)).not.toContain('AbC-123_x');
    expect(loggedPath(path.toUpperCase())).not.toContain('ABC-123_X');
  }
  expect(loggedPath('/elfelejtett-jelszo')).toBe('/elfelejtett-jelszo');
  expect(loggedPath('/mozi')).toBe('/mozi');
});

test('no log of the site has another form, and this one has neither query nor Referer', () => {
  const conf = readFileSync(path.join(REPOSITORY, 'deploy/nginx/mall-site.conf'), 'utf8');
  const servers = conf.split(/^server \{/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server).toMatch(/^ {4}access_log \/var\/log\/nginx\/mall-site.log mall_site;$/m);
  }
  // Its lines of other levels name the whole request.
  expect(servers[1]).toContain('error_log /var/log/nginx/mall-site-error.log crit;');
  const [, format = ''] = /log_format mall_site ([^;]+);/.exec(conf) ?? [];
  expect(format).toContain('$logged_path');
  expect(format).not.toMatch(
    /\$(request|request_uri|args|query_string|uri|http_referer|http_cookie)\b/,
  );
});

test('in containers each log goes to the runtime, which removes old lines', () => {
  const [, script = ''] = /sed '([^']+)'/.exec(textOf('deploy/containers/README.md')) ?? [];
  const file = path.join(REPOSITORY, 'deploy/nginx/mall-site.conf');
  const conf = execFileSync('sed', [script, file], { encoding: 'utf8' });
  const targets = [...conf.matchAll(/_log (\/\S+)/g)].map(([, target]) => target);
  expect(targets).toEqual(['/dev/stdout', '/dev/stdout', '/dev/stderr']);
  const compose = textOf('deploy/containers/compose.yaml');
  const { release: _command, ...services } = parse(compose, { merge: true }).services;
  for (const service of Object.values(services))
    expect(service).toMatchObject({ logging: { driver: 'journald' } });
});

test('the network rules are for the account that the render processes run as', () => {
  const { RENDER_UID } = settingsIn('gateway.env');
  expect(textOf('deploy/nftables/mall-render.nft')).toContain(`meta skuid ${RENDER_UID} `);
  expect(textOf('deploy/containers/Containerfile')).toContain(` RENDER_UID=${RENDER_UID}\n`);
});

test('the images have the pnpm and the Node of a checkout', () => {
  const images = textOf('deploy/containers/Containerfile');
  const [pnpm] = /pnpm@[\d.]+/.exec(textOf('tooling/bootstrap/ensure-packages.mjs')) ?? [];
  expect(images).toContain(`ARG PNPM=${pnpm}\n`);
  expect(images).toContain(`/node:${textOf('.nvmrc').trim()}-`);
});
