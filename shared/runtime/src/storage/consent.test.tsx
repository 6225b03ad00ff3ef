import { consent } from './consent.ts';

const KEY = 'cookie-consent';

beforeEach(() => window.localStorage.clear());

/** The consent store of a newly opened page. */
async function onNextPage(): Promise<typeof consent> {
  let next = consent;
  await jest.isolateModulesAsync(async () => {
    next = (await import('./consent.ts')).consent;
  });
  return next;
}

function setInAnotherTab(value: string, key = KEY) {
  window.localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('is undefined before the first choice, whatever else is stored', async () => {
  const next = await onNextPage();
  expect(next.get()).toBeUndefined();
  window.localStorage.setItem(KEY, 'maybe');
  expect(next.get()).toBeUndefined();
});

test('stores each choice for the next page', async () => {
  for (const choice of ['refused', 'granted'] as const) {
    consent.set(choice);
    expect((await onNextPage()).get()).toBe(choice);
  }
});

test('notifies each listener of choices, in other tabs too, until it unsubscribes', () => {
  consent.set('granted');
  const choices: unknown[] = [];
  const stopOther = consent.subscribe(jest.fn());
  const stop = consent.subscribe(() => choices.push(consent.get()));
  stopOther();
  setInAnotherTab('refused');
  setInAnotherTab('en', 'language');
  consent.set('granted');
  stop();
  setInAnotherTab('refused');
  expect(choices).toEqual(['refused', 'granted']);
});

test('keeps the choice for this page where the browser has no storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  consent.set('refused');
  expect(consent.get()).toBe('refused');
});
