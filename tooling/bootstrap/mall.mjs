#!/usr/bin/env node
/** The command `mall` of a repository that has the tooling as a package: runs a task with a suitable Node. */
import { fileURLToPath } from 'node:url';
import { findNode } from './find-node.mjs';
import { runTask } from './run-task.mjs';

const TASKS = {
  build: 'build',
  check: 'check-apps',
  dev: 'dev',
  generate: 'generate-names',
  new: 'new-repository',
  'new-page': 'new-page',
  release: 'release',
  test: 'test-apps',
};

async function main([command, ...args]) {
  const task = Object.hasOwn(TASKS, command ?? '') ? TASKS[command] : undefined;
  if (!task) {
    throw new Error(`${command ?? 'mall'}: the commands are ${Object.keys(TASKS).join(', ')}`);
  }
  const root = process.cwd();
  const script = fileURLToPath(new URL(`../tasks/${task}.js`, import.meta.url));
  process.exitCode = await runTask({ node: findNode(root), root, script, args });
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
});
