import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { TestFolder } from '../testing/test-folder.ts';
import type { Problem } from './page-state.ts';
import { TypeCheck } from './type-check.ts';

const PROGRAM = {
  compilerOptions: {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: '../.cache/types/app.tsbuildinfo',
    types: [],
  },
};

const root = new TestFolder();

test('a source that is saved during a check is checked by the next one', async () => {
  const results: (readonly Problem[])[] = [];
  const check = new TypeCheck(root.path, (problems) => results.push(problems));
  root.write('tsconfig.json', JSON.stringify({ files: [], references: [{ path: './app' }] }));
  root.write('app/tsconfig.json', JSON.stringify(PROGRAM));
  root.write('app/a.ts', 'export const count: number = 1;');
  const source = path.join(root.path, 'app/a.ts');
  await check.run();
  const started = statSync(path.join(root.path, '.cache/types/check-started'));
  const during = new Date(started.mtimeMs + 20);
  root.write('app/a.ts', "export const count: number = 'one';");
  utimesSync(source, during, during);
  await check.run();
  expect(results).toEqual([
    [],
    [{ title: 'type error', text: expect.stringMatching(/^app\/a\.ts:1:14\nerror TS2322: /) }],
  ]);
});

test('the record of a program that is not checked keeps its time', async () => {
  root.write('tsconfig.json', JSON.stringify({ files: [], references: [] }));
  root.write('.cache/types/other.tsbuildinfo', '');
  const record = path.join(root.path, '.cache/types/other.tsbuildinfo');
  const earlier = new Date(0);
  utimesSync(record, earlier, earlier);
  await new TypeCheck(root.path, () => {}).run();
  expect(statSync(record).mtime).toEqual(earlier);
});
