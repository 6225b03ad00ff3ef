import type { LogEntry } from '../terminal/log-entry.ts';
import { GatewayLog } from './gateway-log.ts';
import type { Problem } from './problems.ts';

const STACK = [
  'Error: broken',
  '    at Page (mf-cinema/src/pages/cinema/page.tsx:20:9)',
  '    at renderWithHooks (node_modules/react-dom/server.js:1:2)',
].join('\n');

const entry = (level: string, fields: object): LogEntry => ({
  level,
  time: '',
  process: 'gateway',
  msg: 'a message',
  ...fields,
});
const failureOf = (release: string, error: string) =>
  entry('error', { app: 'cinema', release, part: 'rendering', error });
const failure = failureOf('new', STACK);
const refusal = (path: string) =>
  entry('error', { app: 'cinema', release: 'new', path, status: 503, revision: 2 });

let live: number[];
let refused: Problem[];
let written: string;
let log: GatewayLog;

beforeEach(() => {
  jest.useFakeTimers();
  [live, refused, written] = [[], [], ''];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
  log = new GatewayLog({
    onLive: (revision) => live.push(revision),
    onRefused: (problem) => refused.push(problem),
  });
  log.expect(2);
});
afterEach(() => jest.useRealTimers());

test('a refused revision is one problem: app, error, source line and pages', () => {
  for (const line of [failure, failure, refusal('/mozi'), refusal('/cinema')]) log.read(line);
  jest.runAllTimers();
  expect(refused).toEqual([
    {
      title: 'mf-cinema: refused, showing the last good one',
      text: 'Error: broken\n    mf-cinema/src/pages/cinema/page.tsx:20\npages: /mozi /cinema',
    },
  ]);
  expect(written).toBe('');
});

test('the reason is the first error of the refused release that the live one does not have', () => {
  const late = 'Error: no answer';
  const disabled = 'Error: its app is disabled';
  for (const line of [failureOf('new', late), failure, failureOf('old', late)]) log.read(line);
  for (const line of [failureOf('new', disabled), refusal('/mozi')]) log.read(line);
  jest.runAllTimers();
  expect(refused[0]?.text).toMatch(/^Error: broken\n/);
  expect(refused[0]?.text).not.toMatch(/no answer|disabled/);
});

test('a revision that does not start is a problem with its error', () => {
  log.read(entry('error', { revision: 2, app: 'shell', err: { stack: 'Error: no start' } }));
  jest.runAllTimers();
  expect(refused[0]?.text).toBe('Error: no start');
});

test('an error of a page that is live all the same is written once', () => {
  for (const line of [failure, failure]) log.read(line);
  log.read(entry('info', { revision: 2 }));
  log.read(failure);
  expect(live).toEqual([2]);
  expect(written.match(/Error: broken/g)).toHaveLength(1);
  expect(written).toContain('mf-cinema: Error: broken');
});

test('when a refused revision is tried again, its errors are not written', () => {
  for (const line of [failure, refusal('/mozi')]) log.read(line);
  jest.runAllTimers();
  for (const line of [failure, refusal('/mozi')]) log.read(line);
  expect(written).toBe('');
});

test('after a promotion that has changed nothing, an error is written at once', () => {
  log.read(entry('info', { revision: 2 }));
  log.expect(2);
  log.read(failure);
  expect(written).toContain('mf-cinema: Error: broken');
});
