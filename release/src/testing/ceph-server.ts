/** A Ceph S3 server in memory, on loopback, for tests; Debian's `radosgw`, `ceph-mon` and `ceph-osd` must be installed. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';

const run = promisify(execFile);
const KEYS = { accessKeyId: 'test', secretAccessKey: 'secret' };
const BUCKET = 'mall';
const START_MS = 60_000;

export const isCephInstalled = () =>
  ['radosgw', 'ceph-mon', 'ceph-osd'].every(
    (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

interface Ports {
  monitor: number;
  gateway: number;
}

const allow = (...daemons: string[]) => daemons.flatMap((name) => ['--cap', name, 'allow *']);
const monitorAddress = ({ monitor }: Ports) => `[v2:127.0.0.1:${monitor}]`;

/** Without `tcp_nodelay` a GET of a small object takes 45 ms. */
const configuration = (folder: string, fsid: string, ports: Ports) => `[global]
fsid = ${fsid}
mon host = ${monitorAddress(ports)}
public addr = 127.0.0.1
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default pg num = 8
mon allow pool size one = true
run dir = ${folder}
log file = ${folder}/$name.log
pid file = ${folder}/$name.pid
admin socket = ${folder}/$name.asok
[mon.a]
mon data = ${folder}/mon
[osd.0]
keyring = ${folder}/osd/keyring
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 536870912
[client.admin]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${ports.gateway} tcp_nodelay=1
`;

export class CephServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'ceph-'));
  readonly #daemons: ChildProcess[] = [];

  /** Starts it with an empty bucket. @returns its URL with the keys, as `http://<key>:<secret>@<host>/<bucket>`. */
  async start(): Promise<URL> {
    const folder = this.#folder;
    const fsid = randomUUID();
    const ports = { monitor: await freePort(), gateway: await freePort() };
    for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'ceph.conf'), configuration(folder, fsid, ports));
    await this.#startMonitor(fsid, monitorAddress(ports));
    await this.#startStorage();
    const { accessKeyId, secretAccessKey } = KEYS;
    const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
    const user = ['--uid=test', '--display-name=test', ...keys];
    await this.#run('radosgw-admin', 'user', 'create', ...user);
    this.#daemon('radosgw', '-n', 'client.admin');
    const url = new URL(`http://127.0.0.1:${ports.gateway}/${BUCKET}`);
    await createBucket(url);
    return Object.assign(url, { username: accessKeyId, password: secretAccessKey });
  }

  async stop(): Promise<void> {
    for (const daemon of this.#daemons.toReversed()) {
      const ended = once(daemon, 'exit');
      if (daemon.kill('SIGKILL')) await ended;
    }
    rmSync(this.#folder, { recursive: true });
  }

  async #startMonitor(fsid: string, address: string): Promise<void> {
    const keys = join(this.#folder, 'keyring');
    const map = join(this.#folder, 'monmap');
    await this.#run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', address, map);
    const addKey = ['ceph-authtool', keys, '--gen-key', '-n'] as const;
    await this.#run(...addKey, 'mon.', '--create-keyring', ...allow('mon'));
    await this.#run(...addKey, 'client.admin', ...allow('mon', 'osd', 'mgr'));
    await this.#run('ceph-mon', '--mkfs', '-i', 'a', '--keyring', keys, '--monmap', map);
    this.#daemon('ceph-mon', '-i', 'a');
  }

  async #startStorage(): Promise<void> {
    // Both must have the same id, or the daemon stays down without a message.
    const id = randomUUID();
    await this.#run('ceph', 'osd', 'new', id, '0');
    const keys = join(this.#folder, 'osd/keyring');
    const rights = ['mon', 'allow profile osd', 'osd', 'allow *'];
    await this.#run('ceph', 'auth', 'get-or-create', 'osd.0', ...rights, '-o', keys);
    await this.#run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', id);
    this.#daemon('ceph-osd', '-i', '0');
  }

  get #configured(): string[] {
    return ['-c', join(this.#folder, 'ceph.conf')];
  }

  async #run(program: string, ...args: string[]): Promise<void> {
    const options = { timeout: START_MS };
    await run(program, [...args, ...this.#configured], options);
  }

  #daemon(program: string, ...args: string[]): void {
    this.#daemons.push(spawn(program, ['-f', ...args, ...this.#configured], { stdio: 'ignore' }));
  }
}

/** Waits until the server listens. */
async function createBucket(url: URL): Promise<void> {
  const client = new AwsClient({ ...KEYS, region: 'us-east-1', service: 's3', retries: 0 });
  for (const end = performance.now() + START_MS; ; await sleep(100)) {
    const response = await client.fetch(url, { method: 'PUT' }).catch((error: Error) => error);
    if (response instanceof Response && response.ok) return;
    if (performance.now() > end) throw new Error(`no bucket on ${url}: ${response}`);
  }
}
