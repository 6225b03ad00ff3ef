/** The commit that is checked out. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The commit's id, with `-dirty` when the work tree differs; null outside git. */
export async function commitOf(folder: string): Promise<string | null> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  try {
    const commit = await git('rev-parse', 'HEAD');
    return (await git('status', '--porcelain')) === '' ? commit : `${commit}-dirty`;
  } catch {
    return null;
  }
}
