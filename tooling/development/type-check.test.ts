import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

let root: string;
const write = (file: string, content: string) => writeFileSync(path.join(root, file), content);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'type-check-'));
  mkdirSync(path.join(root, 'app'));
  write('tsconfig.json', JSON.stringify({ files: [], references: [{ path: './app' }] }));
  write('app/tsconfig.json', JSON.stringify(PROGRAM));
});
afterEach(() => rmSync(root, { recursive: true }));

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
