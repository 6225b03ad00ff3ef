/** Which error of an app a refused composition names. */
import { RenderFailure } from '../render/render-failure.ts';
import { FirstErrors, shortErrorOf } from './first-errors.ts';

let lines: Record<string, unknown>[];
let live: FirstErrors;
let candidate: FirstErrors;

beforeEach(() => {
  lines = [];
  live = new FirstErrors(['cinema', 'shops'], () => {});
  candidate = new FirstErrors(['cinema', 'shops'], (_level, fields) => void lines.push(fields));
});

/** A part of the app has failed, as the shell logs it. */
const failed = (errors: FirstErrors, app: string, error: string) =>
  errors.log('error', { app, error }, 'a part of the page failed');

test('names an app’s first error and logs all', () => {
  failed(candidate, 'cinema', 'Error: first');
  failed(candidate, 'cinema', 'Error: second');
  failed(candidate, 'shops', 'Error: of shops');
  expect(candidate.newSince(live, 'cinema')).toBe('Error: first');
  expect(candidate.newSince(live, 'shops')).toBe('Error: of shops');
  expect(candidate.newSince(live, 'cards')).toBeUndefined();
  expect(lines).toHaveLength(3);
});

test('does not name an error that the live composition has as well', () => {
  failed(live, 'cinema', 'Error: for long');
  failed(candidate, 'cinema', 'Error: for long');
  expect(candidate.newSince(live, 'cinema')).toBeUndefined();
  failed(candidate, 'cinema', 'Error: new');
  expect(candidate.newSince(live, 'cinema')).toBe('Error: new');
});

test('counts the stack of a crash, but nothing without an app', () => {
  candidate.log('error', { error: 'Error: of nobody' }, 'failed');
  candidate.log('error', { app: 'cinema' }, 'failed');
  expect(candidate.newSince(live, 'undefined')).toBeUndefined();
  candidate.log('error', { app: 'cinema', stack: 'Error: crashed' }, 'render worker ended');
  expect(candidate.newSince(live, 'cinema')).toBe('Error: crashed');
});

test('keeps no error of an app that is not in the composition', () => {
  failed(candidate, 'made-up', 'Error: of nobody');
  expect(candidate.newSince(undefined, 'made-up')).toBeUndefined();
});

test('gives the message of an error and its position in the sources', () => {
  const stack = `Error: no film
    at Film (/work/mf-cinema/src/pages/film/page.tsx:20:9)
    at node:internal/process:1:1`;
  const position = 'mf-cinema/src/pages/film/page.tsx:20';
  failed(candidate, 'cinema', stack);
  expect(candidate.newSince(live, 'cinema')).toBe(`Error: no film\n    ${position}`);
  expect(shortErrorOf(new RenderFailure({ kind: 'lost', stack }))).toContain(position);
});

test('keeps the first ten errors', () => {
  for (let index = 0; index < 11; index += 1) failed(candidate, 'cinema', `Error: ${index}`);
  for (let index = 0; index < 10; index += 1) failed(live, 'cinema', `Error: ${index}`);
  expect(candidate.newSince(live, 'cinema')).toBeUndefined();
});
