import type { LogEntry } from '../terminal/output.ts';
import { SiteErrors } from './site-errors.ts';

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
let written: string;
let log: SiteErrors;

beforeEach(() => {
  [live, written] = [[], ''];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
  log = new SiteErrors('store', (revision) => live.push(revision));
  log.expect(2);
});

test('the errors of a refused revision are left to the decision', () => {
  for (const line of [failure, failure, refusal('/mozi'), refusal('/cinema')]) log.readLog(line);
  expect(live).toEqual([]);
  expect(written).toBe('');
});

test('an error of no release is written while a revision is tested: there may be no decision', () => {
  log.readLog(entry('error', { err: { stack: 'RenderFailure: render failed: lost' } }));
  expect(written).toContain('render failed: lost');
});

test('an error of a live page is written once', () => {
  log.readLog(entry('info', { revision: 2 }));
  for (const line of [failure, failure]) log.readLog(line);
  expect(live).toEqual([2]);
  expect(written.match(/Error: broken/g)).toHaveLength(1);
  expect(written).toContain('mf-cinema: Error: broken');
});

test('after a promotion that has changed nothing, an error is written at once', () => {
  log.readLog(entry('info', { revision: 2 }));
  log.expect(2);
  log.readLog(failure);
  expect(written).toContain('mf-cinema: Error: broken');
});

const reportOf = (release: string) =>
  JSON.stringify({
    page: '/mozi',
    message: 'Error: broken',
    stack: `Error: broken\n    at Page (http://localhost:3000/js/cinema/${release}/page.js:1:2)`,
  });

test('an error that a page reports before the gateway’s log is read is written once a release', () => {
  log.report(reportOf('0123456789abcdef'));
  log.readLog(entry('info', { revision: 2 }));
  log.report(reportOf('0123456789abcdef'));
  expect(written.match(/Error: broken/g)).toHaveLength(1);
  log.report(reportOf('fedcba9876543210'));
  expect(written.match(/Error: broken/g)).toHaveLength(2);
});

test('an error that a page reports before the promotion has returned is written once', () => {
  const report = JSON.stringify({ page: '/mozi', message: 'Error: broken', stack: STACK });
  log.readLog(entry('info', { revision: 3 }));
  log.report(report);
  log.expect(3);
  log.report(report);
  expect(written.match(/Error: broken/g)).toHaveLength(1);
});
