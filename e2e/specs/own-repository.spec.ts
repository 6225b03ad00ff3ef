/**
 * A team makes, tests and releases a remote in a repository of its own, from packages of a registry. It
 * installs several hundred packages, so it runs only where `TEST_OWN_REPOSITORY` asks for it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startCommand } from '../site/development-site.ts';
import { test } from '../site/own-site.ts';
import { type PackageRegistry, startPackageRegistry } from '../site/package-registry.ts';
import { expect, visit } from '../site/visitor.ts';

const run = promisify(execFile);
const CHECKOUT = path.resolve(import.meta.dirname, '../..');
const PAGE = 'mf-parking/src/pages/parking/page.tsx';
const MESSAGES = 'mf-parking/src/pages/parking/messages/hu.json';

test.skip(!process.env.TEST_OWN_REPOSITORY, 'TEST_OWN_REPOSITORY is not set');
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

let folder: string;
let registry: PackageRegistry;
const repository = () => path.join(folder, 'parking');

/** The environment of a person in another checkout: without what this test run and its `npm run` add. */
function environment(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const own = /^(?:npm_|NODE_|TEST_|INIT_CWD|SITE_)/;
  const entries = Object.entries(process.env).filter(
    ([name]) => !own.test(name) || name === 'NODE_EXTRA_CA_CERTS',
  );
  return {
    ...Object.fromEntries(entries),
    npm_config_userconfig: path.join(folder, 'npmrc'),
    // `npx` keeps what it has installed, by name and version.
    npm_config_cache: path.join(folder, 'cache'),
    ACTOR: 'anna',
    ...settings,
  };
}

async function npmWith(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const options = { cwd: repository(), env: environment(settings), maxBuffer: 1e8 };
  return (await run('npm', args, options)).stdout;
}
const npm = (...args: string[]) => npmWith({}, ...args);

/** Packs the platform's packages as `version`, and publishes them. */
async function publishPackages(version: string): Promise<void> {
  const tarballs = path.join(folder, version);
  const pack = path.join(CHECKOUT, 'tooling/tasks/pack-sdk.ts');
  await run(process.execPath, [pack, tarballs, version], { cwd: CHECKOUT });
  for (const file of await readdir(tarballs)) {
    await run('npm', ['publish', path.join(tarballs, file)], { env: environment() });
  }
}

type Site = Parameters<Parameters<typeof test>[2]>[0]['ownSite'];

const storeOf = ({ dataDir }: Site) => ({ STORE_URL: `file:${dataDir}/store` });

function release(site: Site, ...args: string[]): Promise<string> {
  const { dataDir, origin } = site;
  const settings = { ...storeOf(site), DATA_DIR: dataDir, PUBLIC_ORIGIN: origin };
  return npmWith(settings, 'run', 'release', '--', ...args);
}

const check = (site: Site) => npmWith(storeOf(site), 'run', 'check', '--', '--site', site.origin);

async function commit(): Promise<void> {
  const author = ['-c', 'user.name=Anna', '-c', 'user.email=anna@mall.example'];
  const options = { cwd: repository(), env: environment() };
  await run('git', ['add', '.'], options);
  await run('git', [...author, 'commit', '--message', 'Change parking'], options);
}

/** Commits, publishes and promotes what is in the repository. */
async function ship(site: Site): Promise<void> {
  await commit();
  await release(site, 'publish', 'parking');
  await release(site, 'promote', 'parking');
}

async function write(title: string): Promise<void> {
  const file = path.join(repository(), MESSAGES);
  const messages = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...messages, title }));
}

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  folder = await mkdtemp(path.join(tmpdir(), 'own-repository-'));
  registry = await startPackageRegistry();
  await writeFile(path.join(folder, 'npmrc'), registry.npmrc('@mall'));
  await publishPackages('6.0.0');
  const make = ['-y', '-p', '@mall/tooling@6.0.0', 'mall', 'new', 'parking', 'parking'];
  await run('npx', make, { cwd: folder, env: environment(), maxBuffer: 1e8 });
  await run('git', ['init'], { cwd: repository() });
});
test.afterAll(async () => {
  registry.stop();
  await rm(folder, { recursive: true, force: true });
});

test('it passes its tests, and names one package of the platform', async () => {
  const { devDependencies } = JSON.parse(
    await readFile(path.join(repository(), 'package.json'), 'utf8'),
  );
  expect(Object.keys(devDependencies)).toEqual(['@mall/tooling']);
  expect((await npm('test')).trimEnd()).toMatch(/\n5 passed, 0 failed$/);
});

test('it is developed inside a running site, which does not change', async ({ ownSite, page }) => {
  const file = path.join(repository(), PAGE);
  const text = await readFile(file, 'utf8');
  const withCounter = text
    .replace('/** ', "import { useState } from 'react';\n/** ")
    .replace('Component() {', 'Component() {\n  const [count, setCount] = useState(0);')
    .replace(
      /<PageHeader.*\/>/,
      `<>$&<button onClick={() => setCount(1)}>{count} cars</button></>`,
    );
  await writeFile(file, withCounter);
  const env = environment(storeOf(ownSite));
  const command = [
    'node_modules/@mall/tooling/bootstrap/mall.mjs',
    'dev',
    '--site',
    ownSite.origin,
  ];
  const site = await startCommand({ folder: repository(), env }, command);
  try {
    await expect.poll(site.output, { timeout: 120_000 }).toContain('ready on');
    await visit(page, `${site.origin}/parking`);
    await page.getByRole('button', { name: '0 cars' }).click();
    await writeFile(file, withCounter.replace(' cars', ' parked cars'));
    await expect(page.getByRole('button', { name: '1 parked cars' })).toBeVisible();
    await visit(page, `${site.origin}/mozi`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.request.get(`${ownSite.origin}/parking`)).status()).toBe(404);
  } finally {
    await writeFile(file, text);
    await site.stop();
  }
});

test('its types, imports and messages are checked against the platform and its own', async () => {
  const page = path.join(repository(), PAGE);
  const text = await readFile(page, 'utf8');
  const broken = text
    .replace("t('parking.lead')}", "t('parking.leed')}")
    .replace('/** ', "import { Link } from 'react-router-dom';\nexport { Link };\n/** ");
  await writeFile(page, broken);
  const { stderr } = await npm('run', 'check').then(
    () => ({ stderr: 'nothing was refused' }),
    (error: { stderr: string }) => error,
  );
  await writeFile(page, text);
  expect(stderr).toMatch(/page\.tsx\(\d+,\d+\): error TS2345: .*"parking\.leed"/);
  expect(stderr).toContain(
    'remote-takes-libraries-from-runtime: mf-parking/src/pages/parking/page.tsx',
  );
});

test('it goes live, is changed and rolled back', async ({ ownSite, page }) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  expect(await check(ownSite)).toContain('parking can be promoted beside what is live');
  await ship(ownSite);
  await visit(page, `${ownSite.origin}/parking`);
  await expect(title('Parking')).toBeVisible();
  await write('Parkolás');
  await ship(ownSite);
  await visit(page, `${ownSite.origin}/parking`);
  await expect(title('Parkolás')).toBeVisible();
  await release(ownSite, 'rollback', 'parking');
  await visit(page, `${ownSite.origin}/parking`);
  await expect(title('Parking')).toBeVisible();
});

test('a minor version of the platform ahead of the site works', async ({ ownSite, page }) => {
  await publishPackages('6.1.0');
  await npm('install', '--save-dev', '--save-exact', '@mall/tooling@6.1.0');
  await write('Parkolóház');
  await ship(ownSite);
  await visit(page, `${ownSite.origin}/parking`);
  await expect(page.getByRole('heading', { level: 1, name: 'Parkolóház' })).toBeVisible();
});

test('a major version ahead is refused', async ({ ownSite }) => {
  await publishPackages('7.0.0');
  await npm('install', '--save-dev', '--save-exact', '@mall/tooling@7.0.0');
  const refusal = /parking.*@mall\/runtime 7\.0\.0/;
  await expect(check(ownSite)).rejects.toThrow(refusal);
  await expect(ship(ownSite)).rejects.toThrow(refusal);
});
