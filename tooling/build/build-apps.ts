/** Builds apps, two at a time, leaving out those whose inputs are as they were at their last build. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { appFolderOf } from '@mall/contracts';
import pLimit from 'p-limit';
import { complain, say, secondsSince, TaskError } from '../checkout.ts';
import { buildFolderOf } from './apps.ts';
import { hashCommonInputs, hashInputs } from './inputs.ts';
import { startCompiler } from './start-compiler.ts';

const CONCURRENCY = 2;

/** The file that keeps the hash of the inputs of a finished build. */
export function inputsFileOf(root: string, app: string): string {
  return path.join(buildFolderOf(root, app), 'inputs.sha256');
}

function isUnchanged(root: string, app: string, inputs: string): boolean {
  const file = inputsFileOf(root, app);
  const built = existsSync(path.join(buildFolderOf(root, app), 'build.json'));
  return built && existsSync(file) && readFileSync(file, 'utf8') === inputs;
}

async function compile(root: string, app: string): Promise<boolean> {
  const child = startCompiler(root, app);
  const ended = new Promise<boolean>((resolve) => {
    child.once('exit', (code) => resolve(code === 0));
  });
  const [ok, ...output] = await Promise.all([
    ended,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  const shown = output.join('').trim();
  if (shown) complain(shown);
  return ok;
}

async function buildApp(root: string, app: string, common: string): Promise<boolean> {
  const folder = appFolderOf(app);
  const inputs = hashInputs(root, app, common);
  if (isUnchanged(root, app, inputs)) {
    say(`${folder} is unchanged`);
    return true;
  }
  const start = performance.now();
  rmSync(inputsFileOf(root, app), { force: true });
  mkdirSync(buildFolderOf(root, app), { recursive: true });
  const ok = await compile(root, app);
  if (ok) writeFileSync(inputsFileOf(root, app), inputs);
  say(`${ok ? 'built' : 'could not build'} ${folder} in ${secondsSince(start)}`);
  return ok;
}

/**
 * Builds the apps that changed since their last build.
 * @throws {TaskError} naming the apps whose build failed, after their errors were shown.
 */
export async function buildApps(root: string, apps: readonly string[]): Promise<void> {
  const common = hashCommonInputs(root);
  const built = await pLimit(CONCURRENCY).map(apps, (app) => buildApp(root, app, common));
  const failed = apps.filter((_app, index) => !built[index]).map(appFolderOf);
  if (failed.length > 0) throw new TaskError(`the build of ${failed.join(', ')} failed`);
}
