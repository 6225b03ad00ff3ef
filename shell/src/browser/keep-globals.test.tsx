import { keepGlobals } from './keep-globals.ts';

const broken = () => {
  throw new Error('patched');
};

test('a remote cannot replace what the page uses; an array may have its own push', () => {
  window.fetch = () => Promise.reject(new Error('the browser’s own'));
  keepGlobals();
  expect(() => {
    window.fetch = broken;
  }).toThrow(TypeError);
  expect(() => {
    Array.prototype.map = broken;
  }).toThrow(TypeError);
  const queue: unknown[] = [];
  queue.push = () => 7;
  expect(queue.push('x')).toBe(7);
});
