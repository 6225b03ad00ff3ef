import { localStore, sessionStore } from './browser-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['local', localStore, localStorage],
  ['session', sessionStore, sessionStorage],
])('the %s store keeps texts until they are removed', (_, store, storage) => {
  expect(store.get('key')).toBeUndefined();
  store.set('key', 'text');
  expect(storage.getItem('key')).toBe('text');
  expect(store.get('key')).toBe('text');
  store.remove('key');
  expect(storage.length).toBe(0);
});

test('an empty text is kept too', () => {
  localStore.set('key', '');
  expect(localStore.get('key')).toBe('');
});

test('where the browser refuses its store, nothing is kept and nothing fails', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  localStore.set('key', 'text');
  localStore.remove('key');
  expect(localStore.get('key')).toBeUndefined();
});
