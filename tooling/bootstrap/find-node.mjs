/** Chooses the Node that runs the tasks: the pinned one from the registry, else a new enough one. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const OLDEST_MAJOR = 24;

/** Path of a Node of version 24 or newer; throws one line saying what is needed. */
export function findNode(root) {
  const candidates = [path.join(root, 'node_modules', '.bin', 'node'), process.execPath, 'node'];
  const found = candidates.find((node) => majorOf(node) >= OLDEST_MAJOR);
  if (found) return found;
  throw new Error(
    `Node ${OLDEST_MAJOR} or newer is needed: none is on the registry for ` +
      `${process.platform} ${process.arch}, and this is ${process.version}; install it from https://nodejs.org`,
  );
}

function majorOf(node) {
  if (node === process.execPath) return Number.parseInt(process.versions.node, 10);
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number.parseInt(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? '0', 10);
}
