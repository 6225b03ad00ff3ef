import { formatLogEntry, parseLogLine, stackOf } from './output.ts';

test('an entry is one line for a person, with its fields', () => {
  const line = '{"level":"info","time":"t","process":"api","version":"12","msg":"content loaded"}';
  expect(formatLogEntry(parseLogLine('api', line))).toBe('api      content loaded version=12');
});

test('level and stack of an error are shown', () => {
  const line =
    '{"level":"error","process":"gateway","app":"cinema","msg":"failed","error":"E\\nat x"}';
  expect(formatLogEntry(parseLogLine('gateway', line))).toBe(
    'gateway  error: failed app=cinema\n    E\n    at x',
  );
});

test('the stack of a failed render is that of the code that made it fail', () => {
  const err = { stack: 'RenderFailure\nat gateway', details: { stack: 'Error: broken\nat page' } };
  expect(stackOf(parseLogLine('gateway', JSON.stringify({ err })))).toBe('Error: broken\nat page');
});

test('plain text of a process that cannot start is an error of it', () => {
  expect(parseLogLine('api', 'setting API_PORT: taken')).toMatchObject({
    level: 'error',
    process: 'api',
    msg: 'setting API_PORT: taken',
  });
});
