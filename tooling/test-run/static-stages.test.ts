import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { TestFolder } from '../testing/test-folder.ts';
import { STATIC_STAGES } from './static-stages.ts';

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
    tsBuildInfoFile: '.cache/types/app.tsbuildinfo',
    types: [],
  },
  files: ['a.ts'],
};

const failures = async () => {
  const types = STATIC_STAGES.find(({ name }) => name === 'types');
  return (await types?.run())?.counts.failed;
};

test('a source that is saved during a check of types is checked by the next one', async () => {
  mockRoot.write('tsconfig.json', JSON.stringify(PROGRAM));
  mockRoot.write('a.ts', 'export const count: number = 1;');
  const source = path.join(mockRoot.path, 'a.ts');
  expect(await failures()).toBe(0);
  const started = statSync(path.join(mockRoot.path, '.cache/types/check-started'));
  const during = new Date(started.mtimeMs + 20);
  mockRoot.write('a.ts', "export const count: number = 'one';");
  utimesSync(source, during, during);
  expect(await failures()).toBe(1);
});
