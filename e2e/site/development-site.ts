/** `npm run dev` in a working copy, as its developer runs it, on the test run's clock. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clockArguments } from '@mall/tooling/test-clock';
import type { WorkingCopy } from './working-copy.ts';

/** Made once for all tests. */
const IMAGES_DIR = path.resolve(import.meta.dirname, '../../.cache/images');

export interface DevelopmentSite {
  origin: string;
  output(): string;
  /** Begins a part of the terminal's output: the returned function reads what it shows since. */
  outputFromNow(): () => string;
  stop(): Promise<void>;
}

/** The first of four ports, below those that the system gives to outgoing connections. */
const portBlock = () => 20_000 + 4 * randomInt(2500);

/** Starts it with `app` watched; returns at once, not when the site is up. */
export const startDevelopment = (copy: WorkingCopy, app: string): Promise<DevelopmentSite> =>
  startCommand(copy, [path.join(copy.folder, 'tooling/tasks/dev.ts'), app], process.env.SITE_SEED);

/** Starts it by a script and its arguments. @param seed the folder that its data begins with. */
export async function startCommand(
  { folder, env }: Pick<WorkingCopy, 'folder' | 'env'>,
  command: readonly string[],
  seed?: string,
): Promise<DevelopmentSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'development-'));
  if (seed) await cp(seed, dataDir, { recursive: true });
  const port = portBlock();
  const child = spawn(process.execPath, [...clockArguments(), ...command], {
    cwd: folder,
    env: {
      ...env,
      PORT: String(port),
      API_PORT: String(port + 1),
      DATA_DIR: dataDir,
      IMAGES_DIR,
      PREGENERATE_IMAGES: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  return {
    origin: `http://localhost:${port}`,
    output: () => written,
    outputFromNow() {
      const from = written.length;
      return () => written.slice(from);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
