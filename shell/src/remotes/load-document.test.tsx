import { loadDocument } from './chunk-retry.ts';

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
