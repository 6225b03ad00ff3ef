/** Compiles the packages' TypeScript into JavaScript with declarations and source maps. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY, TaskError } from '../repository.ts';
import { runQuietly } from '../test-run/run-command.ts';
import { exportedFiles, FOLDERS } from './packages.ts';

const FOLDER = '.cache/sdk';

/** What its commands start; their imports are compiled with them. */
const PROGRAMS = [
  ...['build', 'check-apps', 'check-preview', 'dev', 'generate-names', 'new-page'],
  ...['new-repository', 'release', 'start', 'test-apps'],
].map((task) => `tooling/tasks/${task}.ts`);
const LOADED_BY_PATH = [
  ...['gateway/src/render/confine', 'gateway/src/render/worker', 'tooling/build/compile-app'],
  ...['tooling/jest/test-clock', 'tooling/webpack/layer-loader'],
  ...['tooling/webpack/subset-font-loader', 'tooling/browser/start-site'],
].map((module) => `${module}.ts`);

const CONFIGURATION = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    ...{ noEmit: false, incremental: false, declaration: true, sourceMap: true },
    ...{ inlineSources: true, rewriteRelativeImportExtensions: true, noCheck: true },
    // As old as the browsers that run it: builds do not compile packages.
    target: 'es2022',
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: ['node', 'jest'],
    ...{ rootDir: '../..', outDir: './compiled' },
  },
  files: [
    'tooling/types/css-modules.d.ts',
    ...FOLDERS.flatMap(exportedFiles).filter((file) => /\.tsx?$/.test(file)),
    ...PROGRAMS,
    ...LOADED_BY_PATH,
  ].map((file) => `../../${file}`),
};

/** @returns the folder of the compiled files, which has the repository's structure. @throws {TaskError} */
export async function compilePackages(): Promise<string> {
  const folder = path.join(REPOSITORY, FOLDER);
  // What was compiled from a source that is gone would be packed.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIGURATION));
  const { exitCode, stdout } = await runQuietly('tsc', ['-p', path.join(folder, 'tsconfig.json')]);
  if (exitCode !== 0) throw new TaskError(`the packages do not compile:\n${stdout}`);
  return path.join(folder, 'compiled');
}
