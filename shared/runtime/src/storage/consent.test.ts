import { consent } from './consent.ts';

beforeEach(() => window.localStorage.clear());

test('an answer is stored, listeners are called, and it can be changed', () => {
  const answers: unknown[] = [];
  const stop = consent.subscribe(() => answers.push(consent.get()));
  consent.set('refused');
  consent.set('granted');
  stop();
  consent.set('refused');
  expect(answers).toEqual(['refused', 'granted']);
});

test('an answer given in another tab calls the listeners', () => {
  let calls = 0;
  const stop = consent.subscribe(() => {
    calls += 1;
  });
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  stop();
  expect(calls).toBe(1);
});

test('where the browser keeps nothing, the answer holds for this page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  consent.set('refused');
  expect(consent.get()).toBe('refused');
});
