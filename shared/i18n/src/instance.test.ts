import { addMessages, createI18n, textsOf } from './instance.ts';

test('fills in the brand and keeps each app in its own namespace', () => {
  const i18n = createI18n('hu', 'Sample');
  addMessages(i18n, 'cinema', 'hu', { films: { title: 'Mozi a {{brand}} tetején' } });
  addMessages(i18n, 'shops', 'hu', { films: { title: 'Filmboltok' } });
  expect(textsOf(i18n, 'cinema')('films.title')).toBe('Mozi a Sample tetején');
  expect(textsOf(i18n, 'shops')('films.title')).toBe('Filmboltok');
});

test('replaces an app’s messages by a later version', () => {
  const i18n = createI18n('en', 'Sample');
  addMessages(i18n, 'cinema', 'en', { title: 'old' });
  expect(textsOf(i18n, 'cinema')('title')).toBe('old');
  addMessages(i18n, 'cinema', 'en', { title: 'new' });
  expect(textsOf(i18n, 'cinema')('title')).toBe('new');
});

test('caches a text by its values', () => {
  const i18n = createI18n('en', 'Sample');
  addMessages(i18n, 'cinema', 'en', {
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
  });
  const texts = [1, 2, 1].map((count) => textsOf(i18n, 'cinema')('seats', { count }));
  expect(texts).toEqual(['1 seat', '2 seats', '1 seat']);
});
