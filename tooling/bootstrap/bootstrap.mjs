/**
 * The entry point of every npm script: installs the packages and finds a suitable Node, then runs
 * `tooling/tasks/<task>.ts`. Plain JavaScript without dependencies, since it runs before the
 * install and on whatever Node 18 or newer the machine has.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from './ensure-packages.mjs';
import { findNode } from './find-node.mjs';
import { runTask } from './run-task.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

async function main([task, ...args]) {
  const script = path.join(root, 'tooling', 'tasks', `${task}.ts`);
  if (!task || !/^[a-z-]+$/.test(task) || !existsSync(script)) {
    throw new Error(`no such task: ${task ?? '(none named)'}; package.json lists them`);
  }
  ensurePackages(root);
  process.exitCode = await runTask({ node: findNode(root), root, script, args });
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
