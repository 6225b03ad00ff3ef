import { ApiError } from '@mall/http';
import { type ErrorReport, UNHANDLED } from '../../site/report-error.ts';
import { routesOf } from './send-vitals.ts';

const CINEMA = 'at Page (https://site.example/js/cinema/fedcba9876543210/pages.2.js:1:2)';

function thrown(error: unknown, context = { app: 'shell', part: 'part' }): ErrorReport {
  return { error, context, unhandledRejection: false };
}

function errorAt(stack: string): Error {
  return Object.assign(new Error('broken'), { stack: `Error: broken\n    ${stack}` });
}

test('an error counts for the app of its innermost file, on the route that was shown', () => {
  const events = ['home', 'cinema', thrown(errorAt(CINEMA)), thrown(errorAt(CINEMA)), 'shops', ''];
  expect(routesOf(events)).toEqual({ home: [], cinema: ['cinema'], shops: [] });
});

test('a part that cannot be loaded counts for its app', () => {
  const part = { app: 'cinema', part: 'teaser' };
  expect(routesOf(['home', thrown(new Error('no file'), part)])).toEqual({ home: ['cinema'] });
});

test.each([
  ['an extension', thrown(errorAt('at chrome-extension://x'), { app: 'shell', part: UNHANDLED })],
  ['a lost connection', thrown(new TypeError('Failed to fetch'))],
  ['an API that is away', thrown(new ApiError('/api/home', 503, []))],
  ['a busy API', thrown(new ApiError('/api/home', 429, []))],
])('does not count: %s', (_case, event) => {
  expect(routesOf(['home', event])).toEqual({ home: [] });
});

test('a call that the API does not know counts', () => {
  expect(routesOf(['home', thrown(new ApiError('/api/x', 404, []))])).toEqual({ home: ['shell'] });
});

test('nothing counts before a page with a route', () => {
  expect(routesOf(['', thrown(errorAt(CINEMA))])).toEqual({});
});
