import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fake-build.ts';
import { commitOf } from './commit.ts';

function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=tester', '-c', 'user.email=tester@example.com'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

test('a clean checkout has its commit, a changed one is dirty', async () => {
  const folder = await temporaryFolder();
  git(folder, 'init', '--quiet');
  await writeFile(join(folder, 'a.txt'), 'one');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'One');
  const commit = git(folder, 'rev-parse', 'HEAD');
  expect(await commitOf(folder)).toBe(commit);
  await writeFile(join(folder, 'b.txt'), 'two');
  expect(await commitOf(folder)).toBe(`${commit}-dirty`);
});

test('a folder outside git has no commit', async () => {
  expect(await commitOf(await temporaryFolder())).toBeNull();
});
