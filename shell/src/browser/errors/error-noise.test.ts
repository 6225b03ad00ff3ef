import { ApiError } from '@mall/http';
import { isNoise } from './error-noise.ts';

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new DOMException('The user aborted a request.', 'AbortError'),
  new ApiError('/api/config', 0, []),
  'ResizeObserver loop completed with undelivered notifications.',
  new Error('ResizeObserver loop limit exceeded'),
])('noise: %s', (error) => {
  expect(isNoise(error, false)).toBe(true);
});

test.each([401, 403, 404, 410, 422])('a rejected fetch with status %i is noise', (status) => {
  const error = new ApiError('/api/shops/x', status, []);
  expect(isNoise(error, true)).toBe(true);
  expect(isNoise(new Error('page failed', { cause: error }), true)).toBe(true);
  expect(isNoise({ response: { status } }, true)).toBe(true);
});

test('the same status is no noise when the error was caught and reported', () => {
  expect(isNoise(new ApiError('/api/shops/x', 404, []), false)).toBe(false);
});

test.each([
  new ApiError('/api/shops', 500, []),
  new TypeError('x is not a function'),
  undefined,
  null,
  'thrown text',
])('worth a report: %s', (error) => {
  expect(isNoise(error, true)).toBe(false);
});

test('a circle of causes ends', () => {
  const error = new Error('circle');
  error.cause = error;
  expect(isNoise(error, true)).toBe(false);
});
