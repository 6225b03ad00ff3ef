/** What the sources of apps must pass before they are published: types and fences. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf, SHELL } from '@mall/contracts';
import { violationsFrom } from '../fences/violations.ts';
import { IS_PACKAGE, REPOSITORY } from '../repository.ts';
import { typeErrorsIn } from './type-errors.ts';

/** Beside the records of `tsc`, by which unchanged files are not checked again. */
const PROGRAMS = '.cache/types';
const RENDER_PROGRAM = 'tooling/types/tsconfig.render.json';

function writeProgram(app: string): string {
  const file = `${PROGRAMS}/${app}.json`;
  const program = {
    extends: '../../tooling/types/tsconfig.browser.json',
    compilerOptions: { tsBuildInfoFile: `./${app}.tsbuildinfo` },
    include: ['../../tooling/types/css-modules.d.ts', `../../${appFolderOf(app)}/**/*`],
  };
  mkdirSync(path.join(REPOSITORY, PROGRAMS), { recursive: true });
  writeFileSync(path.join(REPOSITORY, file), JSON.stringify(program));
  return file;
}

/** The type errors, by the programs of `tsconfig.json`, each with file and position. */
async function typeErrorsOf(apps: readonly string[]): Promise<string[]> {
  const render = apps.includes(SHELL) ? [RENDER_PROGRAM] : [];
  const programs = IS_PACKAGE ? ['tsconfig.json'] : [...apps.map(writeProgram), ...render];
  return typeErrorsIn(programs);
}

async function brokenFences(app: string): Promise<string[]> {
  const violations = await violationsFrom(REPOSITORY, appFolderOf(app));
  return violations.map(({ rule, text }) => `${rule}: ${text}`);
}

/** @returns a line for each problem. */
export async function checkSources(apps: readonly string[]): Promise<string[]> {
  return (await Promise.all([typeErrorsOf(apps), ...apps.map(brokenFences)])).flat();
}
