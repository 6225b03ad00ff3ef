import { localStore, sessionStore } from './browser-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['local', localStore, localStorage],
  ['session', sessionStore, sessionStorage],
])('the %s store keeps texts, empty ones too, until they are removed', (_, store, storage) => {
  expect(store.get('key')).toBeUndefined();
  for (const text of ['text', '']) {
    store.set('key', text);
    expect([storage.getItem('key'), store.get('key')]).toEqual([text, text]);
  }
  store.remove('key');
  expect(storage.length).toBe(0);
});
