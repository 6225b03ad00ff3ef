import {
  clearFailures,
  countFailure,
  FAILURE_COUNTER_KEY,
  loadDocument,
  retryByLoading,
} from './chunk-retry.ts';

// jsdom follows a hash, and reports any other navigation as an error.
let refusals: jest.SpyInstance;
const navigations = () => refusals.mock.calls.filter(([error]) => /navigation/.test(String(error)));

beforeEach(() => {
  refusals = jest.spyOn(console, 'error').mockReturnValue();
  window.history.replaceState(null, '', '/mozi');
});

test('another address is loaded', () => {
  void loadDocument('/uzletek#h');
  expect(navigations()).toHaveLength(1);
});

test('reloads the shown URL with another hash, which alone would only scroll', () => {
  void loadDocument('/mozi#musor');
  expect(window.location.hash).toBe('#musor');
  expect(navigations()).toHaveLength(1);
});

test('reloads a document from the back/forward cache and stops the router', () => {
  void loadDocument('/uzletek');
  const goOn = jest.fn();
  window.addEventListener('pageshow', goOn);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect([navigations().length, goOn.mock.calls.length]).toEqual([1, 1]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(navigations().length).toBeGreaterThan(1);
  expect(goOn).toHaveBeenCalledTimes(1);
});

beforeEach(() => window.localStorage.clear());

test('reloads the target three times, then loads the home page and clears the counter', () => {
  const decisions = [1, 2, 3, 4].map(() => countFailure('/mozi?nap=1'));
  expect(decisions).toEqual(['/mozi?nap=1', '/mozi?nap=1', '/mozi?nap=1', '/']);
  expect(window.localStorage.getItem(FAILURE_COUNTER_KEY)).toBeNull();
});

test('on the home page it stops after the third failure: no endless loop', () => {
  const decisions = [1, 2, 3].map(() => countFailure('/'));
  expect(decisions).toEqual(['/', '/', undefined]);
});

test('a success clears the counter', () => {
  countFailure('/mozi');
  clearFailures();
  expect(window.localStorage.getItem(FAILURE_COUNTER_KEY)).toBeNull();
});

test('a counter that is no number counts from the start', () => {
  window.localStorage.setItem(FAILURE_COUNTER_KEY, 'many');
  expect(countFailure('/mozi')).toBe('/mozi');
  expect(window.localStorage.getItem(FAILURE_COUNTER_KEY)).toBe('1');
});

test.each(['0', '-2'])('a counter of %s counts from the start', (stored) => {
  window.localStorage.setItem(FAILURE_COUNTER_KEY, stored);
  countFailure('/mozi');
  expect(window.localStorage.getItem(FAILURE_COUNTER_KEY)).toBe('1');
});

test('it stops at once where the browser keeps no counter', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(countFailure('/mozi')).toBeUndefined();
});

test('the counter is clear after the stop on the home page', () => {
  for (const _ of [1, 2, 3]) countFailure('/');
  expect(window.localStorage.getItem(FAILURE_COUNTER_KEY)).toBeNull();
});

describe('reloading', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom reports each document that it does not load.
    jest.spyOn(console, 'error').mockReturnValue();
    window.history.replaceState(null, '', '/');
  });
  afterEach(() => jest.useRealTimers());

  test('happens a second after the failure', async () => {
    // jsdom follows a hash, no other navigation.
    void retryByLoading('/#now');
    await jest.advanceTimersByTimeAsync(999);
    expect(window.location.hash).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(window.location.hash).toBe('#now');
  });

  test('does not happen without a network, which no failure counts against', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await retryByLoading('/#offline')).toBe(false);
    expect(window.localStorage.getItem(FAILURE_COUNTER_KEY)).toBeNull();
  });

  test('does not happen when the network is gone within that second', async () => {
    const answer = jest.fn();
    void retryByLoading('/#gone').then(answer);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(answer).toHaveBeenCalledWith(false);
    expect(window.location.hash).toBe('');
  });

  test('does not happen when the visitor has gone elsewhere within that second', async () => {
    const navigation = new AbortController();
    const left = expect(retryByLoading('/#left', navigation.signal)).rejects.toThrow('abort');
    navigation.abort();
    await jest.advanceTimersByTimeAsync(1_000);
    await left;
    expect(window.location.hash).toBe('');
  });

  test('does not happen where the rule stops', async () => {
    countFailure('/');
    countFailure('/');
    const answer = jest.fn();
    void retryByLoading('/#stop').then(answer);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(answer).toHaveBeenCalledWith(false);
    expect(window.location.hash).toBe('');
  });
});
