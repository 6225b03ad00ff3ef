import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startCompiler } from '../build/compiler.ts';
import { TestFolder } from '../testing/test-folder.ts';
import { AppWatch } from './app-watch.ts';
import { PageState } from './page-state.ts';

jest.mock('../build/compiler.ts', () => ({ startCompiler: jest.fn() }));

const root = new TestFolder();

let start: jest.MockedFunction<typeof startCompiler>;
let watch: AppWatch;

beforeEach(() => {
  root.write('mf-cinema/mf.json', '{}');
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  start = jest
    .mocked(startCompiler)
    .mockReset()
    .mockImplementation(() => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']));
  const state = new PageState();
  watch = new AppWatch({ root: root.path, app: 'cinema', state, onBuilt: jest.fn() });
  watch.start();
});
afterEach(() => watch.stop());

test('a change starts the compiler again that a signal has ended', async () => {
  watch.onChange(['mf-cinema/src/page.tsx']);
  expect(start).toHaveBeenCalledTimes(1);
  const [compiler] = start.mock.results.map(({ value }) => value);
  compiler.kill('SIGKILL');
  await once(compiler, 'exit');
  watch.onChange(['mf-cinema/src/page.tsx']);
  expect(start).toHaveBeenCalledTimes(2);
});

test('a folder that disappears is built again, and the build reports it', () => {
  rmSync(path.join(root.path, 'mf-cinema'), { recursive: true });
  watch.onChange(['mf-cinema/mf.json']);
  expect(start).toHaveBeenCalledTimes(2);
});
