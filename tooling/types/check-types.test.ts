/** Checks of types after a first one, by the command and beside `npm run dev`. */
import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { TypeCheck } from '../development/type-check.ts';
import { typeErrorsIn } from '../test-run/type-errors.ts';
import { TestFolder } from '../testing/test-folder.ts';

const mockRoot = new TestFolder();
jest.mock('../repository.ts', () => ({
  ...jest.requireActual('../repository.ts'),
  get REPOSITORY() {
    return mockRoot.path;
  },
}));

const PROGRAM = {
  compilerOptions: {
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: '../.cache/types/app.tsbuildinfo',
    types: [],
  },
};

async function checkedInDevelopment(): Promise<string[]> {
  const found: string[] = [];
  const onResult = (problems: readonly { text: string }[]) =>
    void found.push(...problems.map(({ text }) => text));
  await new TypeCheck(mockRoot.path, onResult).run();
  return found;
}

test.each([
  ['command', typeErrorsIn, 'app/a.ts(1,14): error TS2322: '],
  ['site under development', checkedInDevelopment, 'app/a.ts:1:14\nerror TS2322: '],
])(
  'a source that is saved during a check of the %s is checked by the next one',
  async (...given) => {
    const [, check, error] = given;
    mockRoot.write('tsconfig.json', JSON.stringify({ files: [], references: [{ path: './app' }] }));
    mockRoot.write('app/tsconfig.json', JSON.stringify(PROGRAM));
    mockRoot.write('app/a.ts', 'export const count: number = 1;');
    const source = path.join(mockRoot.path, 'app/a.ts');
    expect(await check()).toEqual([]);
    const started = statSync(path.join(mockRoot.path, '.cache/types/check-started'));
    const during = new Date(started.mtimeMs + 20);
    mockRoot.write('app/a.ts', "export const count: number = 'one';");
    utimesSync(source, during, during);
    expect(await check()).toEqual([expect.stringContaining(error)]);
  },
);

test('the record of a program that is not checked keeps its time', async () => {
  mockRoot.write('tsconfig.json', JSON.stringify({ files: [], references: [] }));
  mockRoot.write('.cache/types/other.tsbuildinfo', '');
  const record = path.join(mockRoot.path, '.cache/types/other.tsbuildinfo');
  const earlier = new Date(0);
  utimesSync(record, earlier, earlier);
  await typeErrorsIn();
  expect(statSync(record).mtime).toEqual(earlier);
});
