/**
 * The images of `deploy/containers`, built and run as its compose file says. Only with `TEST_CONTAINERS`, since
 * it needs podman, root and minutes; its value are build arguments, such as `NODE_IMAGE=registry.example/node:24`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSettings } from '@mall/contracts';
import { parse } from 'yaml';
import { appsOf } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { REPOSITORY } from '../repository.ts';
import { promoteBuilds, releasingWith } from '../site/promote-builds.ts';

const buildArguments = process.env.TEST_CONTAINERS;
const describeImages = buildArguments === undefined ? describe.skip : describe;

interface ComposeService {
  image: string;
  build: { dockerfile: string; target: string };
  user?: string;
  entrypoint?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
}

const composeFile = path.join(REPOSITORY, 'deploy/containers/compose.yaml');
const { services } = parse(readFileSync(composeFile, 'utf8'), { merge: true }) as {
  services: Record<'network-1' | 'gateway-1' | 'api-1' | 'release', ComposeService>;
};
type ServiceName = keyof typeof services;

const podman = (...args: string[]) =>
  execFileSync('podman', args, { cwd: REPOSITORY, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The rights that the compose file gives the service. */
function rightsOf({ user, read_only, cap_drop, cap_add, security_opt, tmpfs }: ComposeService) {
  const each = (option: string, values: string[] = []) => values.map((one) => `${option}=${one}`);
  return [
    ...(user ? [`--user=${user}`] : []),
    ...(read_only ? ['--read-only'] : []),
    ...[...each('--cap-drop', cap_drop), ...each('--cap-add', cap_add)],
    ...[...each('--security-opt', security_opt), ...each('--tmpfs', tmpfs)],
  ];
}

const PREFIX = 'mall-test';
const nameOf = (service: ServiceName) => `${PREFIX}-${service}`;

function build(service: ServiceName): void {
  const { image, build } = services[service];
  const args = (buildArguments ?? '').split(' ').filter(Boolean);
  podman(
    ...['build', '--quiet', '--format=docker', `--target=${build.target}`, `--tag=${image}`],
    ...[`--file=${build.dockerfile}`, ...args.map((one) => `--build-arg=${one}`), '.'],
  );
}

let folder = '';
/** In the folder: what the gateway and the release command share. */
const storeVolume = () => `--volume=${folder}/store:/var/lib/mall-gateway/store`;

function start(service: ServiceName, options: string[]): void {
  const rights = rightsOf(services[service]);
  const name = `--name=${nameOf(service)}`;
  podman('run', '--detach', name, ...rights, ...options, services[service].image);
}

const inNetwork = (owner: string) => [`--network=container:${owner}`];
const gatewayOptions = () => [
  storeVolume(),
  `--volume=${folder}/gateway.env:/run/secrets/gateway.env:ro`,
  '--env=API_ORIGIN=http://127.0.0.1:3001',
  '--env=PUBLIC_ORIGIN=https://www.example.com',
];

/** A route to everywhere, which the container's own network lacks without a bridge. */
function connect(name: string): void {
  const pid = podman('inspect', '--format={{.State.Pid}}', name);
  const link =
    'ip link add out type veth peer name far; ip addr add 192.0.2.2/24 dev out; ip link set out up; ' +
    'ip link set far up; ip route add default via 192.0.2.1; ip neigh add 192.0.2.1 lladdr 02:00:00:00:00:01 dev out';
  execFileSync('nsenter', ['--target', pid, '--net', 'sh', '-euc', link]);
}

async function untilHealthy(service: ServiceName): Promise<void> {
  const isHealthy = () => spawnSync('podman', ['healthcheck', 'run', nameOf(service)]).status === 0;
  for (let tries = 0; !isHealthy(); tries += 1) {
    if (tries === 120) throw new Error(podman('logs', nameOf(service)));
    await sleep(1_000);
  }
}

/** Runs a module in the gateway's container; what it writes. */
const runInGateway = (code: string, ...options: string[]) =>
  podman(
    ...['exec', ...options, nameOf('gateway-1'), '/usr/bin/node', '--input-type=module'],
    ...['--eval', code],
  );

function request(url: string, init = '{}'): { status: number; text: string } {
  const code = `const response = await fetch('http://127.0.0.1:3000${url}', ${init});
    console.log(JSON.stringify({ status: response.status, text: await response.text() }));`;
  return JSON.parse(runInGateway(code)) as { status: number; text: string };
}

const users = (service: ServiceName) =>
  podman('top', nameOf(service), 'user').split('\n').slice(1).sort();

function release(...args: string[]): string {
  const { entrypoint = [], image, ...service } = services.release;
  const [program = '', ...first] = entrypoint;
  return podman(
    ...['run', '--rm', ...rightsOf({ image, ...service }), storeVolume()],
    ...['--network=none', '--env=ACTOR=anna', `--entrypoint=${program}`, image, ...first, ...args],
  );
}

describeImages('the images', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'containers-'));
    chmodSync(folder, 0o755);
    const store = path.join(folder, 'store');
    writeFileSync(path.join(folder, 'gateway.env'), `PREVIEW_KEYS='k1:${'0f'.repeat(32)}'\n`);
    const apps = appsOf(REPOSITORY);
    await buildApps(REPOSITORY, apps);
    const settings = readSettings({ STORE_URL: `file:${store}`, ACTOR: 'anna' });
    await promoteBuilds(releasingWith(REPOSITORY, settings), apps);
    execFileSync('chown', ['-R', '991:991', store]);
    for (const service of ['network-1', 'gateway-1', 'api-1'] as const) build(service);
    start('network-1', ['--network=none']);
    connect(nameOf('network-1'));
    start('api-1', [
      ...inNetwork(nameOf('network-1')),
      `--volume=${nameOf('api-1')}:/var/lib/mall-site`,
    ]);
    start('gateway-1', [...inNetwork(nameOf('network-1')), ...gatewayOptions()]);
    await untilHealthy('api-1');
    await untilHealthy('gateway-1');
  }, 1_200_000);

  afterAll(() => {
    for (const name of ['open', 'gateway-1', 'api-1', 'network-1'])
      spawnSync('podman', ['rm', '--force', '--time=0', `${PREFIX}-${name}`]);
    spawnSync('podman', ['volume', 'rm', '--force', nameOf('api-1')]);
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  test('serve pages and take forms', async () => {
    const page = request('/mozi');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<h1')]);
    const form = { email: 'anna@example.com', accept_terms: true };
    const body = `{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify(form)}' }`;
    const { status, text } = request('/api/newsletter', body);
    expect([status, text]).toEqual([201, expect.stringContaining('pending')]);
  });

  test('run gateway, render processes and API as three users, none of them root', () => {
    expect([...new Set(users('gateway-1'))]).toEqual(['990', '991']);
    expect(users('api-1')).toEqual(['992']);
  });

  test.each(['gateway-1', 'api-1'] as const)('have no shell: %s', (service) => {
    const shell = spawnSync('podman', ['exec', nameOf(service), '/bin/sh', '-c', 'true']);
    expect(shell.status).not.toBe(0);
  });

  test('cannot be written', () => {
    const code = `import { writeFileSync } from 'node:fs';
      try { writeFileSync('/srv/mall-site/new', ''); } catch ({ code }) { console.log(code); }`;
    expect(runInGateway(code)).toBe('EROFS');
  });

  test.each([
    ['the network', '198.51.100.1'],
    ['resolvers', '127.0.0.11'],
  ])('keep render processes from %s, not the gateway', (_what, address) => {
    const code = `import { createSocket } from 'node:dgram';
      const socket = createSocket('udp4');
      socket.send('', 9, '${address}', (error) => { console.log(error?.code ?? 'sent'); socket.close(); });`;
    expect(runInGateway(code, '--user=990:990')).toBe('EPERM');
    expect(runInGateway(code, '--user=991:991')).toBe('sent');
  });

  test('refuse to start where nothing keeps render processes from the network', () => {
    const open = `${PREFIX}-open`;
    const sleeper = [...rightsOf(services['network-1']), '--network=none', '--entrypoint=sleep'];
    podman('run', '--detach', `--name=${open}`, ...sleeper, services['network-1'].image, '1000');
    connect(open);
    const rights = [...rightsOf(services['gateway-1']), ...inNetwork(open), ...gatewayOptions()];
    const { status, stderr } = spawnSync(
      'podman',
      ['run', '--rm', ...rights, services['gateway-1'].image],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining('setting RENDER_NETWORK')]);
  });

  test('remove, promote and roll back by the release command', async () => {
    const releaseAndWait = async (...args: string[]) => {
      const before = request('/readyz').text;
      release(...args);
      for (let tries = 0; request('/readyz').text === before; tries += 1) {
        if (tries === 60) throw new Error('the gateway keeps the composition');
        await sleep(500);
      }
    };
    expect(release('status')).toContain('campaigns');
    await releaseAndWait('remove', 'campaigns', '--yes');
    expect(request('/mikulas-nyomaban').status).toBe(404);
    expect(request('/mozi').status).toBe(200);
    await releaseAndWait('promote', 'campaigns', '--force', '--reason', 'a test');
    expect(request('/mikulas-nyomaban').status).toBe(200);
    await releaseAndWait('rollback', '--to', '2', '--yes');
    expect(request('/mikulas-nyomaban').status).toBe(404);
  });

  test('end in order after SIGTERM', () => {
    podman('stop', '--time=10', nameOf('gateway-1'));
    expect(podman('inspect', '--format={{.State.ExitCode}}', nameOf('gateway-1'))).toBe('0');
  });
});
