import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from './problems.ts';
import { TypeCheck } from './type-check.ts';

const PROGRAM = {
  compilerOptions: {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: '../.cache/types/app.tsbuildinfo',
    types: [],
  },
};

let root: string;
const write = (file: string, content: string) => writeFileSync(path.join(root, file), content);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'type-check-'));
  mkdirSync(path.join(root, 'app'));
  write('tsconfig.json', JSON.stringify({ files: [], references: [{ path: './app' }] }));
  write('app/tsconfig.json', JSON.stringify(PROGRAM));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(root, { recursive: true });
});

test('a source that is saved during a check is checked by the next one', async () => {
  const results: (readonly Problem[])[] = [];
  const check = new TypeCheck(root, (problems) => results.push(problems));
  write('app/a.ts', 'export const count: number = 1;');
  const during = new Date(statSync(path.join(root, 'app/a.ts')).mtimeMs + 20);
  await check.run();
  write('app/a.ts', "export const count: number = 'one';");
  utimesSync(path.join(root, 'app/a.ts'), during, during);
  await check.run();
  expect(results).toEqual([
    [],
    [{ title: 'type error', text: expect.stringMatching(/^app\/a\.ts:1:14\nerror TS2322: /) }],
  ]);
});

test('a check waits until builds and releases have ended, and for a pause', async () => {
  jest.useFakeTimers();
  const check = new TypeCheck(root, () => {});
  const run = jest.spyOn(check, 'run').mockResolvedValue();
  check.runAtPause();
  jest.advanceTimersByTime(2_000);
  check.begin('build');
  check.runAtPause();
  jest.advanceTimersByTime(60_000);
  check.begin('release');
  check.end('build');
  jest.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  check.end('release');
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3_000);
  expect(run).toHaveBeenCalledTimes(1);
});
