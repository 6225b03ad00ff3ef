import webpack, { type Compiler, type Stats } from 'webpack';
import type { AppSource } from './app-source.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';

test('what cannot be recorded is an error of the build, so that a watcher goes on', () => {
  const done = jest.fn();
  const compiler = {
    webpack,
    hooks: { done: { tap: (_name: string, call: () => void) => done.mockImplementation(call) } },
  };
  new BuildRecordPlugin({} as AppSource, 'server.js').apply({
    ...compiler,
    outputPath: '/build/web',
  } as unknown as Compiler);
  const stats = {
    hasErrors: () => false,
    compilation: {
      errors: [] as Error[],
      get entrypoints(): never {
        throw new Error('page.tsx: not a module');
      },
    },
  };
  done(stats as unknown as Stats);
  expect(stats.compilation.errors.map(({ message }) => message)).toEqual([
    'Error: page.tsx: not a module',
  ]);
});
