import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fake-build.ts';
import { provenanceOf } from './commit.ts';

function git(folder: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=tester', '-c', 'user.email=tester@example.com'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

test('reads the commit and its ancestors for a build below a checkout, and marks a changed one as dirty', async () => {
  const folder = await temporaryFolder();
  const build = join(folder, 'mf-cinema/.build');
  await mkdir(build, { recursive: true });
  git(folder, 'init', '--quiet');
  const commits = ['one', 'two', 'three'].map((message) => {
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', message);
    return git(folder, 'rev-parse', 'HEAD');
  });
  const [first = '', second = '', commit] = commits;
  const ancestors = [second, first].map((commit) => commit.slice(0, 12));
  expect(await provenanceOf(build)).toEqual({ commit, ancestors });
  await writeFile(join(folder, 'a.txt'), 'changed');
  expect(await provenanceOf(build)).toEqual({ commit: `${commit}-dirty`, ancestors });
});

test('reads no commit outside git and before the first one', async () => {
  const folder = await temporaryFolder();
  expect(await provenanceOf(folder)).toEqual({ commit: null, ancestors: [] });
  git(folder, 'init', '--quiet');
  expect(await provenanceOf(folder)).toEqual({ commit: null, ancestors: [] });
});
