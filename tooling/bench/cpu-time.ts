/** The processor time of a server, which says more than its rate where the client takes a core too. */
import { readFileSync } from 'node:fs';

/** Linux counts in these, whatever the kernel's own tick is. */
const TICKS_A_SECOND = 100;

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Process ids; none where there is no `/proc`. */
export function childrenOf(pid: number): number[] {
  return readIfThere(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** Seconds of the process and its children; 0 where there is no `/proc`. */
export function cpuSeconds(pid: number): number {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The name before may hold spaces; these fields are utime and stime.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return childrenOf(pid)
    .map(cpuSeconds)
    .reduce((total, seconds) => total + seconds, (user + system) / TICKS_A_SECOND);
}
