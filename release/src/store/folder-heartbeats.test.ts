import { chmod, mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fake-build.ts';
import { openStore } from './open-store.ts';

describe('for a user who may only read the store', () => {
  const isRoot = process.geteuid?.() === 0;
  let folder: string;

  /** A heartbeat of so many seconds ago. */
  async function heartbeat(gateway: string, seconds: number): Promise<void> {
    const file = join(folder, 'gateways', gateway);
    await writeFile(file, '');
    const at = (await stat(file)).mtimeMs / 1_000 - seconds;
    await utimes(file, at, at);
  }

  beforeEach(async () => {
    folder = await temporaryFolder();
    await mkdir(join(folder, 'gateways'));
    await heartbeat('running', 0);
    await heartbeat('crashed', 20);
    await heartbeat('crashed-long-ago', 2 * 24 * 60 * 60);
    for (const path of ['gateways', '']) await chmod(join(folder, path), 0o555);
    // Root may write everywhere.
    if (isRoot) process.seteuid?.(65_534);
  });
  afterEach(async () => {
    if (isRoot) process.seteuid?.(0);
    for (const path of ['', 'gateways']) await chmod(join(folder, path), 0o755);
  });

  test('the gateways that run are known', async () => {
    expect(await openStore(folder).runningGateways()).toEqual(['running']);
  });
});

test('creates no store in place of one that is away', async () => {
  const folder = join(await temporaryFolder(), 'store');
  const store = openStore(folder);
  const verdict = { revision: 1, gateway: 'running', at: new Date().toISOString(), refusals: [] };
  await expect(store.putHeartbeat('running')).rejects.toThrow('ENOENT');
  await expect(store.putVerdict(verdict)).rejects.toThrow('ENOENT');
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});
