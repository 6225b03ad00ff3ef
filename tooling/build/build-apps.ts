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

interface Build {
  name: string;
  /** The folder of its webpack configuration. */
  configuration: string;
  mode: BuildMode;
  /** The file with the inputs of the last build that was good. */
  record: string;
  inputs: string;
}

/** Builds unless its inputs are as they were at its last build. @returns false after its errors were shown. */
export async function buildChanged(build: Build): Promise<boolean> {
  const { name, configuration, mode, record, inputs } = build;
  if (existsSync(record) && readFileSync(record, 'utf8') === inputs) {
    say(`${name} is unchanged`);
    return true;
  }
  const start = performance.now();
  rmSync(record, { force: true });
  mkdirSync(path.dirname(record), { recursive: true });
  const errors = await compile(configuration, mode);
  for (const error of errors) complain(formatBuildError(error));
  if (errors.length > 0) return false;
  writeFileSync(record, inputs);
  say(`built ${name} in ${secondsSince(start)}`);
  return true;
}

function buildApp(target: Target, common: string): Promise<boolean> {
  const name = appFolderOf(target.app);
  return buildChanged({
    name,
    configuration: path.join(target.root, name),
    mode: target.mode,
    record: inputsFileOf(target),
    inputs: hashInputs(target.root, name, common),
  });
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
