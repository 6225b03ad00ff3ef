/** Starts the whole site for a test, as `npm start` does, on free ports, with fresh data and on the test run's clock. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY, toolFile } from '../repository.ts';
import type { SiteMessage } from '../site/run-site.ts';
import { endProcess } from '../supervisor/end-process.ts';
import { clockArguments } from '../test-clock/test-clock.ts';
import { forgetSettings } from './forget-settings.ts';

export { saveSeed } from './site-seed.ts';

export interface SiteOptions {
  /** Folder of database and store; a fresh temporary one, removed at the end, when not given. */
  dataDir?: string;
  /** Folder that `saveSeed` has made: what a fresh data folder begins with. */
  seed?: string | undefined;
  /** More settings; the shell's do not count. */
  env?: Record<string, string>;
}

export interface TestSite {
  origin: string;
  dataDir: string;
  apiPort: number;
  /** Ids of the running processes: `start`, `api`, `gateway`. */
  pids: () => Record<string, number>;
  /** All that the site has written so far. */
  output: () => string;
  /** Ends every process of the site. */
  stop: () => Promise<void>;
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Started {
  child: ChildProcess;
  ready: Promise<string>;
  pids: () => Record<string, number>;
  output: () => string;
}

function startProcess(settings: Record<string, string>): Started {
  const child = spawn(process.execPath, [...clockArguments(), toolFile('tasks/start')], {
    cwd: REPOSITORY,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  let pids: Record<string, number> = {};
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (message: SiteMessage) => {
      if (message.type === 'ready') resolve(message.origin);
      else pids = message.pids;
    });
    child.once('exit', (code) =>
      reject(new Error(`the site ended with code ${code}:\n${written}`)),
    );
  });
  return {
    child,
    ready,
    pids: () => ({ ...pids, ...(child.pid === undefined ? {} : { start: child.pid }) }),
    output: () => written,
  };
}

/** Starts the site and resolves when visitors can use it. Builds what changed first. */
export async function startSite({ dataDir, seed, env }: SiteOptions = {}): Promise<TestSite> {
  // Also for what else this process starts: commands that a test runs on the site.
  forgetSettings();
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'site-'));
  if (seed && !dataDir) cpSync(seed, folder, { recursive: true });
  const apiPort = await freePort();
  const site = startProcess({
    PORT: String(await freePort()),
    API_PORT: String(apiPort),
    DATA_DIR: folder,
    // Made once for all tests.
    IMAGES_DIR: path.join(REPOSITORY, '.cache/images'),
    // All files take minutes of CPU time; pages ask for few of them.
    PREGENERATE_IMAGES: 'off',
    // What pages request does not depend on chance.
    VITALS_PERCENT: '0',
    ...env,
  });
  const stop = async () => {
    await endProcess(site.child, 15_000);
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { origin: await site.ready, dataDir: folder, apiPort, ...site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
