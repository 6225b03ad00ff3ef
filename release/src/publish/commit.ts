/** The commit that is checked out, and those it is made from. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@mall/contracts';

const run = promisify(execFile);

/** A release is compared with what is live, which is seldom older than some weeks. */
const MAX_ANCESTORS = 500;
const ID_DIGITS = 12;

/** As the release record names a commit among its ancestors. */
export function shortCommit(commit: string): string {
  return commit.slice(0, ID_DIGITS);
}

/** Whether the folder or one above it has a `.git`. Without one git is not started; tests publish hundreds of such builds. */
function isInCheckout(folder: string): boolean {
  const parent = dirname(folder);
  return existsSync(join(folder, '.git')) || (parent !== folder && isInCheckout(parent));
}

/** The commit's id, with `-dirty` when the work tree differs, and its ancestors; null outside git. */
export async function provenanceOf(folder: string): Promise<Pick<Release, 'commit' | 'ancestors'>> {
  if (!isInCheckout(folder)) return { commit: null, ancestors: [] };
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  try {
    const commits = (await git('rev-list', `--max-count=${MAX_ANCESTORS}`, 'HEAD')).split('\n');
    const [commit = null, ...before] = commits;
    const isClean = (await git('status', '--porcelain')) === '';
    return { commit: isClean ? commit : `${commit}-dirty`, ancestors: before.map(shortCommit) };
  } catch {
    return { commit: null, ancestors: [] };
  }
}
