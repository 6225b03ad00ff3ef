import ts from 'typescript';
import { logCalls } from './log-calls.ts';

const callsOf = (text: string) =>
  logCalls([ts.createSourceFile('gateway/src/a.ts', text, ts.ScriptTarget.Latest, true)]);

test.each([
  ["log.info('started')", 'info', 'started', []],
  ["this.#options.log.warn({ err: error, path }, 'slow')", 'warn', 'slow', ['err', 'path']],
  [
    "const fields = { app, release }; log.error(fields, 'lost')",
    'error',
    'lost',
    ['app', 'release'],
  ],
  [
    "const fields = { app }; log.warn(fields, 'lost'); { const fields = { late }; }",
    'warn',
    'lost',
    ['app'],
  ],
  ["request.log.info(counts, 'imported')", 'info', 'imported', undefined],
  ["log.info({ ...counts }, 'imported')", 'info', 'imported', undefined],
  ["log[level]({ output }, 'worker output')", '…', 'worker output', ['output']],
  ["options.log('error', 'a part failed', { app })", 'error', 'a part failed', ['app']],
])('%s is read', (text, level, message, fields) => {
  expect(callsOf(text)).toEqual([{ level, message, fields, file: 'gateway/src/a.ts' }]);
});

test.each(["catalog.info('no log')", 'log[level](line.fields, line.message)', "Math.log('x')"])(
  '%s writes no message of its own',
  (text) => expect(callsOf(text)).toEqual([]),
);

test('a message that varies is named by file and line', () => {
  expect(() => callsOf("\nlog.info('shop ' + slug)")).toThrow(
    'gateway/src/a.ts:2: a log message is a fixed string; fields carry what varies',
  );
});
