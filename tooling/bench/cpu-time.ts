/** Processor time of a server: a fairer measure than its rate where the client uses a core too. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux counts in these, whatever the kernel's own tick is. */
const TICKS_A_SECOND = 100;

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** Seconds of the process and its children, by Linux's `/proc`. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before may hold spaces; these fields are utime and stime.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return childrenOf(pid)
    .map(cpuSeconds)
    .reduce((total, seconds) => total + seconds, (user + system) / TICKS_A_SECOND);
}

/** Keeps the process and its children on one core, so that its rate is what one core does. */
export function keepOnOneCore(pid: number): void {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', `${pid}`]);
  for (const child of childrenOf(pid)) keepOnOneCore(child);
}
