import { cookieLanguage, languageCookie } from './language.ts';

test.each([
  ['language=en', 'en'],
  ['a=b; language=hu; c=d', 'hu'],
  ['a=b;language=en', 'en'],
  ['language=de', undefined],
  ['other-language=en', undefined],
  ['theme=en', undefined],
  ['', undefined],
  [undefined, undefined],
])('the cookies %s hold the language %s', (cookies, language) => {
  expect(cookieLanguage(cookies)).toBe(language);
});

test('reads back the cookie that it writes', () => {
  expect(cookieLanguage(languageCookie('en'))).toBe('en');
  expect(languageCookie('en')).toContain('; Path=/; Max-Age=31536000; SameSite=Lax');
});
