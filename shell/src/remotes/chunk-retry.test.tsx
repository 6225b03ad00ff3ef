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
  window.localStorage.clear();
  window.history.replaceState(null, '', '/mozi');
});

test('loads another URL', () => {
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

const counter = () => window.localStorage.getItem(FAILURE_COUNTER_KEY);

test('reloads the target three times, then loads the home page and clears the counter', () => {
  const decisions = [1, 2, 3, 4].map(() => countFailure('/mozi?nap=1'));
  expect(decisions).toEqual(['/mozi?nap=1', '/mozi?nap=1', '/mozi?nap=1', '/']);
  expect(counter()).toBeNull();
});

test('stops on the home page after the third failure and clears the counter', () => {
  const decisions = [1, 2, 3].map(() => countFailure('/'));
  expect(decisions).toEqual(['/', '/', undefined]);
  expect(counter()).toBeNull();
});

test('a success clears the counter', () => {
  countFailure('/mozi');
  clearFailures();
  expect(counter()).toBeNull();
});

test.each(['many', '0', '-2'])('a counter of %s counts from the start', (stored) => {
  window.localStorage.setItem(FAILURE_COUNTER_KEY, stored);
  expect(countFailure('/mozi')).toBe('/mozi');
  expect(counter()).toBe('1');
});

test('stops at once when the browser refuses storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(countFailure('/mozi')).toBeUndefined();
});

describe('reloading', () => {
  beforeEach(() => {
    jest.useFakeTimers();
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

  test('counts no failure and does not happen without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await retryByLoading('/#offline')).toBe(false);
    expect(counter()).toBeNull();
  });

  test.each<[string, () => unknown]>([
    [
      'the network is gone within that second',
      () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false),
    ],
    ['the rule stops', () => window.localStorage.setItem(FAILURE_COUNTER_KEY, '2')],
  ])('does not happen when %s', async (_name, arrange) => {
    arrange();
    const isLoading = jest.fn();
    void retryByLoading('/#gone').then(isLoading);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isLoading).toHaveBeenCalledWith(false);
    expect(window.location.hash).toBe('');
  });

  test('does not happen once the visitor has navigated elsewhere', async () => {
    const navigation = new AbortController();
    const left = expect(retryByLoading('/#left', navigation.signal)).rejects.toThrow('abort');
    navigation.abort();
    await jest.advanceTimersByTimeAsync(1_000);
    await left;
    expect(window.location.hash).toBe('');
  });
});
