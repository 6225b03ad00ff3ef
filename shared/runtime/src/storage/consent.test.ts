import { consent } from './consent.ts';

beforeEach(() => window.localStorage.clear());

test('an answer is kept, told of, and can be changed', () => {
  const answers: unknown[] = [];
  const stop = consent.subscribe(() => answers.push(consent.get()));
  consent.set('refused');
  consent.set('granted');
  stop();
  consent.set('refused');
  expect(answers).toEqual(['refused', 'granted']);
});

test('an answer given in another tab is told of', () => {
  let told = 0;
  const stop = consent.subscribe(() => {
    told += 1;
  });
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  stop();
  expect(told).toBe(1);
});

test('where the browser keeps nothing, the answer holds for this page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  consent.set('refused');
  expect(consent.get()).toBe('refused');
});
