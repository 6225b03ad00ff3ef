/** Builds apps, two at a time, leaving out those whose inputs are as they were at their last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import pLimit from 'p-limit';
import { IS_PACKAGE, secondsSince, TaskError } from '../repository.ts';
import { complain, say } from '../terminal/output.ts';
import { type BuildMode, buildFolderOf } from './apps.ts';
import { formatBuildError } from './build-error.ts';
import { compile } from './compiler.ts';

const CONCURRENCY = 2;

/** A repository of its own has all this as packages, by its lockfile. */
const COMMON_FOLDERS = IS_PACKAGE ? [] : ['shared', 'tooling/webpack'];
const COMMON_FILES = IS_PACKAGE ? ['package-lock.json'] : ['pnpm-lock.yaml', 'tsconfig.base.json'];
/** Of the names of routes and slots builds read only types, and any app may change them. */
const NAMES = 'site-names.ts';
const LEFT_OUT = new Set(['node_modules', '.build', 'testing', NAMES]);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(root, file)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** Hashes the inputs that all apps have in common; read once for several apps. */
export function hashCommonInputs(root: string): string {
  const folders = COMMON_FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)));
  return hashOf(root, [...folders, ...COMMON_FILES.map((file) => path.join(root, file))]);
}

/** @param folder below `root`, of an app for instance. */
export function hashInputs(root: string, folder: string, common: string): string {
  const own = hashOf(root, filesBelow(path.join(root, folder)));
  return createHash('sha256').update(`${common} ${own}`).digest('hex');
}

interface Target {
  root: string;
  app: string;
  mode: BuildMode;
}

function inputsFileOf({ root, app, mode }: Target): string {
  return path.join(buildFolderOf(root, app, mode), 'inputs.sha256');
}

/** A watched build is not recorded: the next start builds the app again. */
export function forgetBuild(target: Target): void {
  rmSync(inputsFileOf(target), { force: true });
}

function isUnchanged(target: Target, inputs: string): boolean {
  const { root, app, mode } = target;
  const file = inputsFileOf(target);
  const built = existsSync(path.join(buildFolderOf(root, app, mode), 'build.json'));
  return built && existsSync(file) && readFileSync(file, 'utf8') === inputs;
}

async function buildApp(target: Target, common: string): Promise<boolean> {
  const folder = appFolderOf(target.app);
  const inputs = hashInputs(target.root, folder, common);
  if (isUnchanged(target, inputs)) {
    say(`${folder} is unchanged`);
    return true;
  }
  const start = performance.now();
  forgetBuild(target);
  mkdirSync(buildFolderOf(target.root, target.app, target.mode), { recursive: true });
  const errors = await compile(path.join(target.root, folder), target.mode);
  for (const error of errors) complain(formatBuildError(error));
  if (errors.length === 0) writeFileSync(inputsFileOf(target), inputs);
  if (errors.length === 0) say(`built ${folder} in ${secondsSince(start)}`);
  return errors.length === 0;
}

/** Builds the apps that changed. @returns those whose build failed, after their errors were shown. */
export async function failedBuilds(
  root: string,
  apps: readonly string[],
  modeOf: (app: string) => BuildMode = () => 'production',
): Promise<string[]> {
  const common = hashCommonInputs(root);
  const built = await pLimit(CONCURRENCY).map(apps, (app) =>
    buildApp({ root, app, mode: modeOf(app) }, common),
  );
  return apps.filter((_app, index) => !built[index]);
}

/** Builds the apps that changed since their last build. @throws {TaskError} naming those whose build failed. */
export async function buildApps(
  root: string,
  apps: readonly string[],
  modeOf?: (app: string) => BuildMode,
): Promise<void> {
  const failed = await failedBuilds(root, apps, modeOf);
  if (failed.length > 0)
    throw new TaskError(`the build of ${failed.map(appFolderOf).join(', ')} failed`);
}
