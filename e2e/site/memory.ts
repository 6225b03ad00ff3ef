/** The memory of the site's processes. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Resident memory of a process and all that it has started, in bytes. */
export async function residentBytes(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  // A child may be listed before its parent.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  }
  const kilobytes = rows.filter(([pid = 0]) => family.has(pid)).map(([, , rss = 0]) => rss);
  return kilobytes.reduce((sum, rss) => sum + rss, 0) * 1_024;
}
