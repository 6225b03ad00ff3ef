/** The sources in another folder, with packages and builds of their own, as another developer has them. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const CHECKOUT = path.resolve(import.meta.dirname, '../..');
/** What git does not have, and its own folder: a copy without it has no commit. */
const EXCLUDED = new Set(['.git', '.data', '.cache', '.build', 'node_modules', 'test-results']);
const run = promisify(execFile);

export interface SecondCheckout {
  /** Builds and publishes an app into the store of the site whose data folder is `dataDir`. Returns what was printed. */
  publish(app: string, dataDir: string): Promise<string>;
  remove(): Promise<void>;
}

export async function secondCheckout(): Promise<SecondCheckout> {
  // Deeper than the checkout: relative paths that leave it would differ as well.
  const root = await mkdtemp(path.join(tmpdir(), 'second-'));
  const folder = path.join(root, 'a/deeper/checkout');
  await cp(CHECKOUT, folder, {
    recursive: true,
    filter: (source) => !EXCLUDED.has(path.basename(source)),
  });
  return {
    async publish(app, dataDir) {
      const bootstrap = path.join(folder, 'tooling/bootstrap/bootstrap.mjs');
      const { stdout } = await run(process.execPath, [bootstrap, 'release', 'publish', app], {
        cwd: folder,
        env: { ...process.env, DATA_DIR: dataDir },
      });
      return stdout;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
