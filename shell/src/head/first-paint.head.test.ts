import { consent } from '@mall/runtime';

const { documentElement } = document;
const { dataset } = documentElement;

/** Runs the script as a new document does. */
function start(): void {
  jest.isolateModules(() => jest.requireActual('./first-paint.head.ts'));
}

beforeEach(() => {
  window.localStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
  document.body.innerHTML = '<img><button data-answer="refused"><b>Refuse</b></button>';
});

test('styles know that scripts run', () => {
  start();
  expect({ ...dataset }).toEqual({ scripting: 'starting' });
});

test.each(['granted', 'refused'] as const)('an earlier answer counts: %s', (answer) => {
  consent.set(answer);
  start();
  expect(dataset.cookies).toBe('answered');
});

test('what is no answer does not count', () => {
  window.localStorage.setItem('cookie-consent', 'maybe');
  start();
  expect(dataset.cookies).toBeUndefined();
});

test('a browser that keeps nothing shows the notice', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  start();
  expect({ ...dataset }).toEqual({ scripting: 'starting' });
});

test('an answer given before the page is hydrated is kept', () => {
  start();
  document.querySelector('b')?.click();
  expect(dataset.cookies).toBe('answered');
  expect(consent.get()).toBe('refused');
});

test('a click beside the buttons is not an answer', () => {
  start();
  document.querySelector('img')?.click();
  expect(dataset.cookies).toBeUndefined();
});

describe('a script that fails', () => {
  const script = () => document.head.appendChild(document.createElement('script'));

  test.each<[string, () => unknown]>([
    ['is not loaded', () => script().dispatchEvent(new Event('error'))],
    ['throws', () => window.dispatchEvent(new ErrorEvent('error'))],
    ['rejects', () => window.dispatchEvent(new Event('unhandledrejection'))],
  ])('before hydration leaves the page as without scripts: it %s', (_name, fail) => {
    start();
    fail();
    expect(dataset.scripting).toBeUndefined();
  });

  test('after hydration changes nothing', () => {
    start();
    dataset.scripting = 'ready';
    window.dispatchEvent(new ErrorEvent('error'));
    expect(dataset.scripting).toBe('ready');
  });
});

test('an image that is not loaded changes nothing', () => {
  start();
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(dataset.scripting).toBe('starting');
});

test('cards are in lists where the visitor has wanted them so', () => {
  window.localStorage.setItem('card-layout', 'list');
  start();
  expect(dataset.cardLayout).toBe('list');
});
