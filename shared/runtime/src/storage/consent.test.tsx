import { consent } from './consent.ts';

const KEY = 'cookie-consent';

beforeEach(() => window.localStorage.clear());

/** The consent of a page that is opened now. */
async function onNextPage(): Promise<typeof consent> {
  let next = consent;
  await jest.isolateModulesAsync(async () => {
    next = (await import('./consent.ts')).consent;
  });
  return next;
}

function answerInAnotherTab(answer: string, key = KEY) {
  window.localStorage.setItem(key, answer);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('has no consent before an answer, whatever else is stored', async () => {
  const next = await onNextPage();
  expect(next.get()).toBeUndefined();
  window.localStorage.setItem(KEY, 'maybe');
  expect(next.get()).toBeUndefined();
});

test('stores an answer, calls listeners, and lets it change', async () => {
  const answers: unknown[] = [];
  const stop = consent.subscribe(() => answers.push(consent.get()));
  consent.set('refused');
  expect((await onNextPage()).get()).toBe('refused');
  consent.set('granted');
  expect((await onNextPage()).get()).toBe('granted');
  stop();
  consent.set('refused');
  expect(answers).toEqual(['refused', 'granted']);
});

test('follows an answer given in another tab', () => {
  consent.set('granted');
  const answers: unknown[] = [];
  const stop = consent.subscribe(() => answers.push(consent.get()));
  answerInAnotherTab('refused');
  answerInAnotherTab('en', 'language');
  answerInAnotherTab('granted');
  stop();
  answerInAnotherTab('refused');
  expect(answers).toEqual(['refused', 'granted']);
});

test('a listener that stops leaves the others', () => {
  const other = jest.fn();
  const stopFirst = consent.subscribe(jest.fn());
  const stop = consent.subscribe(other);
  stopFirst();
  answerInAnotherTab('refused');
  stop();
  expect(other).toHaveBeenCalledTimes(1);
});

test('keeps the answer for this page where the browser has no storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  consent.set('refused');
  expect(consent.get()).toBe('refused');
});
