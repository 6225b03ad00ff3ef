import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings, settingsSchema } from '@mall/contracts';
import { REPOSITORY } from '../repository.ts';
import { balancer, settingsIn, unit } from './deploy-files.ts';

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
    const answer = execFileSync('sh', ['-euc', script, process.execPath], { cwd: folder, env: {} });
    expect(JSON.parse(answer.toString())).toMatchObject(settingsIn(file));
  },
);

test.each(['gateway', 'api'] as const)('the unit of the %s starts its program', (name) => {
  const { command, args, env } = unit(name, { PORT: '4000', DATABASE_URL: 'sqlite:x' });
  expect(existsSync(command)).toBe(true);
  expect(args.at(-1)).toBe(`${name}/src/main.ts`);
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

test('the load balancer’s addresses are replaced, and nothing of production is left', () => {
  const gateways = ['127.0.0.1:4001', '127.0.0.1:4002'] as const;
  const text = balancer({ httpPort: 4003, httpsPort: 4004, gateways, folder: '/tmp/drill' });
  expect(text).toContain('server 127.0.0.1:4001 ');
  expect(text).toContain('server 127.0.0.1:4002 ');
  expect(text).toContain('listen 127.0.0.1:4004 ssl http2;');
  expect(text).not.toMatch(/10\.0\.0|\/etc\/ssl|\/var\/|listen (80|443)/);
});

test('the network rules are for the account that the render processes run as', () => {
  const rules = readFileSync(path.join(REPOSITORY, 'deploy/nftables/mall-render.nft'), 'utf8');
  expect(rules).toContain(`meta skuid ${settingsIn('gateway.env').RENDER_UID} `);
});
