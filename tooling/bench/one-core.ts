/** Keeps a server on one core, so that its rate is what one core does. */
import { spawnSync } from 'node:child_process';
import { childrenOf } from './cpu-time.ts';

const CORE = '0';

/** Takes the process and those it has started, or will. @returns false where the system has no `taskset`. */
export function keepOnOneCore(pid: number): boolean {
  const { status } = spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', CORE, `${pid}`]);
  return status === 0 && childrenOf(pid).every(keepOnOneCore);
}
