import { countFailure, FAILURE_COUNTER_KEY, loadDocument, retryByLoading } from './chunk-retry.ts';

// jsdom follows a hash, and reports any other navigation as an error.
let refusals: jest.SpyInstance;
const navigations = () => refusals.mock.calls.filter(([error]) => /navigation/.test(String(error)));

beforeEach(() => {
  refusals = jest.spyOn(console, 'error').mockReturnValue();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/mozi');
});

test.each([
  ['loads another URL', '/uzletek#h', ''],
  ['reloads the shown URL with another hash, which alone would only scroll', '/mozi#m', '#m'],
])('%s', (_title, url, hash) => {
  void loadDocument(url);
  expect(window.location.hash).toBe(hash);
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

test.each<[string, string, (string | undefined)[]]>([
  ['three times, then loads the home page', '/mozi?nap=1', [...Array(3).fill('/mozi?nap=1'), '/']],
  ['twice where it is the home page, then stops', '/', ['/', '/', undefined]],
])('reloads the target %s, and clears the counter', (_rule, target, decisions) => {
  expect(decisions.map(() => countFailure(target))).toEqual(decisions);
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

test('loads no document when the network is gone within a second', async () => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
  const isLoading = jest.fn();
  void retryByLoading('/mozi#gone').then(isLoading);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(isLoading).toHaveBeenCalledWith(false);
  expect(window.location.hash).toBe('');
  jest.useRealTimers();
});
