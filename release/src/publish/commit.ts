/** The commit that is checked out, and those it is made from. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Release } from '@mall/contracts';
import { ageOf } from '../base/age.ts';

const run = promisify(execFile);

/** A release is compared with what is live, which is seldom older than some weeks. */
const MAX_ANCESTORS = 500;
const ID_DIGITS = 12;

/** As the release record names a commit among its ancestors. */
export function shortCommit(commit: string): string {
  return commit.slice(0, ID_DIGITS);
}

/** When, by whom and from which commit a release was published. */
export function originOf(release: Release | undefined): string {
  if (!release) return 'missing in the store';
  const { publishedAt, publishedBy, commit } = release;
  const dirty = commit?.endsWith('-dirty') ? ' with uncommitted changes' : '';
  const built = commit ? `, commit ${shortCommit(commit)}${dirty}` : '';
  return `published ${ageOf(publishedAt)} by ${publishedBy}${built}`;
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  return (await run('git', args, options)).stdout.trimEnd();
}

/** The files below the folder's repository that no commit holds as they are; none outside git. */
export async function uncommittedFiles(folder: string): Promise<string[]> {
  const lines = await git(folder, 'status', '--porcelain').catch(() => '');
  return lines.split('\n').flatMap((line) => line.slice(3) || []);
}

/** The commit's id, with `-dirty` when the work tree differs, and its ancestors; null outside git. */
export async function provenanceOf(folder: string): Promise<Pick<Release, 'commit' | 'ancestors'>> {
  try {
    const commits = await git(folder, 'rev-list', `--max-count=${MAX_ANCESTORS}`, 'HEAD');
    const [commit = null, ...before] = commits.split('\n');
    const isClean = (await uncommittedFiles(folder)).length === 0;
    return { commit: isClean ? commit : `${commit}-dirty`, ancestors: before.map(shortCommit) };
  } catch {
    return { commit: null, ancestors: [] };
  }
}
