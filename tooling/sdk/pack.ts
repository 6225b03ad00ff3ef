/** Packs the packages into tarballs that `npm install` and `npm publish` take. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '@mall/contracts';
import { buildFolderOf } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { REPOSITORY, TaskError } from '../repository.ts';
import { SHELL_BUILD } from '../site/platform.ts';
import { runQuietly } from '../test-run/run-command.ts';
import { compilePackages } from './compile.ts';
import { assetsOf, FOLDERS, publishedManifest, sdkVersion } from './packages.ts';
import { recordFace } from './public-face.ts';

/** The type options of all code, which `types/tsconfig.package.json` extends. */
const TYPE_OPTIONS = 'tsconfig.base.json';

/** The shell of `mall dev`: only React's development build can replace components. */
async function buildShell(): Promise<string> {
  await buildApps(REPOSITORY, [SHELL], () => 'development');
  return buildFolderOf(REPOSITORY, SHELL, 'development');
}

function stage(compiled: string, folder: string, version: string): string {
  const target = path.join(compiled, '../packages', path.basename(folder));
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(compiled, folder), target, { recursive: true });
  for (const asset of assetsOf(folder)) {
    cpSync(path.join(REPOSITORY, folder, asset), path.join(target, asset));
  }
  if (folder === 'tooling') {
    cpSync(path.join(REPOSITORY, TYPE_OPTIONS), path.join(target, TYPE_OPTIONS));
  }
  const manifest = publishedManifest(folder, version);
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return target;
}

/**
 * @param destination the folder of the tarballs. @param version of all packages.
 * @returns the paths of the tarballs. @throws {TaskError} when a package does not compile or pack.
 */
export async function packSdk(destination: string, version = sdkVersion()): Promise<string[]> {
  const [compiled, shell] = await Promise.all([compilePackages(), buildShell()]);
  recordFace(compiled);
  mkdirSync(destination, { recursive: true });
  const packed = FOLDERS.map(async (folder) => {
    const target = stage(compiled, folder, version);
    if (folder === 'tooling') cpSync(shell, path.join(target, SHELL_BUILD), { recursive: true });
    const args = ['pack', target, '--silent', '--pack-destination', destination];
    const { exitCode, stdout, stderr } = await runQuietly('npm', args);
    if (exitCode !== 0) throw new TaskError(`npm pack ${folder} failed:\n${stderr}`);
    return path.join(destination, stdout.trim());
  });
  return Promise.all(packed);
}
