/** A copy of the checkout, in which a spec changes an app as its team would and ships it. */
import { execFile } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { clockArguments } from '@mall/tooling/test-clock';

const CHECKOUT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(CHECKOUT, '.cache');
const PACKAGES = path.join(CHECKOUT, 'node_modules');
const EXCLUDED = new Set(['.git', '.data']);
const run = promisify(execFile);
/** Other stages of the test run check types and fences. */
const UNCHECKED = ['--unchecked', '--reason', 'a spec'];

export interface WorkingCopy {
  folder: string;
  /** Replaces `from` by `to` in a file. @throws when the file does not hold it. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Writes a new file. */
  write(file: string, text: string): Promise<void>;
  /** What its programs are started with. Their compiled code is kept in the copy, since its paths are used once. */
  env: NodeJS.ProcessEnv;
  /** `npm run release -- …` on the store of the site whose data folder is `dataDir`. Returns what it printed. */
  release(dataDir: string, ...args: string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Of the caches only the record of checked types is copied: a first check of all takes long. */
function isCopied(source: string): boolean {
  if (path.dirname(source) === CACHE) return path.basename(source) === 'types';
  return source !== PACKAGES && !EXCLUDED.has(path.basename(source));
}

/** A record names packages by where they really are; one that names others makes `tsc` check all again. */
async function keepTypeRecords(folder: string): Promise<void> {
  for await (const record of glob(path.join(folder, '.cache/types/*.tsbuildinfo'))) {
    const packages = path.relative(path.dirname(record), PACKAGES);
    const text = await readFile(record, 'utf8');
    await writeFile(record, text.replaceAll('"../../node_modules/', `"${packages}/`));
  }
}

/** The packages of the checkout as hard links; as copies, which take ten times as long, where it has none. */
async function linkPackages(target: string): Promise<void> {
  await run('cp', ['-al', PACKAGES, target]).catch(() =>
    cp(PACKAGES, target, { recursive: true, verbatimSymlinks: true }),
  );
}

/**
 * Packages' own `node_modules` are links into the root's. The copy shares the root's with the checkout, or with
 * `hasPackages` has its own, as in another developer's checkout.
 */
export async function workingCopy({ hasPackages = false } = {}): Promise<WorkingCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  // Deeper than the checkout: relative paths that leave it differ as well.
  const folder = path.join(root, 'a/deeper/checkout');
  await cp(CHECKOUT, folder, { recursive: true, verbatimSymlinks: true, filter: isCopied });
  const packages = path.join(folder, 'node_modules');
  if (hasPackages) await linkPackages(packages);
  else await symlink(PACKAGES, packages);
  await keepTypeRecords(folder);
  const env = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, '.cache/compiled') };
  return {
    folder,
    env,
    async edit(file, from, to) {
      const target = path.join(folder, file);
      const text = await readFile(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      await writeFile(target, text.replace(from, to));
    },
    async write(file, text) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    },
    async release(dataDir, ...args) {
      // On the site's clock: the newest release of an app is found by its time. Without npm,
      // whose bootstrap would install the packages of a new app into the shared folder.
      const task = path.join(folder, 'tooling/tasks/release.ts');
      const options = args[0] === 'publish' ? UNCHECKED : [];
      const program = [...clockArguments(), task, ...args, ...options];
      const { stdout } = await run(process.execPath, program, {
        cwd: folder,
        env: { ...env, DATA_DIR: dataDir },
      });
      return stdout;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
