import { LANGUAGE_STORAGE_KEY } from '@mall/contracts';
import { storedLanguage } from './stored-language.ts';

function forgetCookie() {
  const [name = ''] = document.cookie.split('=');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${name}=; path=/; max-age=0`;
}

beforeEach(() => {
  localStorage.clear();
  forgetCookie();
});

test('stores the language in local storage and in a cookie, which wins', () => {
  storedLanguage.set('en');
  expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe('en');
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'hu');
  expect(storedLanguage.get()).toBe('en');
  forgetCookie();
  expect(storedLanguage.get()).toBe('hu');
});

test('is undefined before the first page, and for a stored value that is not a language', () => {
  expect(storedLanguage.get()).toBeUndefined();
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'de');
  expect(storedLanguage.get()).toBeUndefined();
});
