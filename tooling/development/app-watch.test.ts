import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startCompiler } from '../build/compiler.ts';
import { TestFolder } from '../testing/test-folder.ts';
import { AppWatch } from './app-watch.ts';
import { PageState } from './page-state.ts';

jest.mock('../build/compiler.ts', () => ({ startCompiler: jest.fn() }));

const root = new TestFolder();

test('a change starts the compiler again that a signal has ended', async () => {
  root.write('mf-cinema/mf.json', '{}');
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const start = jest
    .mocked(startCompiler)
    .mockImplementation(() => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']));
  const onBuilt = jest.fn();
  const watch = new AppWatch({
    ...{ root: root.path, app: 'cinema', state: new PageState(), onBuilt },
  });
  watch.start();
  watch.onChange(['mf-cinema/src/page.tsx']);
  expect(start).toHaveBeenCalledTimes(1);
  const [compiler] = start.mock.results.map(({ value }) => value);
  compiler.kill('SIGKILL');
  await once(compiler, 'exit');
  watch.onChange(['mf-cinema/src/page.tsx']);
  expect(start).toHaveBeenCalledTimes(2);
  await watch.stop();
});
