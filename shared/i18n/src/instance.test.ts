import { addMessages, createI18n } from './instance.ts';

test('messages may name the brand, and each app has its own namespace', () => {
  const i18n = createI18n('hu', 'Sample');
  addMessages(i18n, 'cinema', 'hu', { films: { title: 'Mozi a {{brand}} tetején' } });
  addMessages(i18n, 'shops', 'hu', { films: { title: 'Filmboltok' } });
  expect(i18n.getFixedT(null, 'cinema')('films.title')).toBe('Mozi a Sample tetején');
  expect(i18n.getFixedT(null, 'shops')('films.title')).toBe('Filmboltok');
});

test('a later version of an app’s messages replaces the earlier one', () => {
  const i18n = createI18n('en', 'Sample');
  addMessages(i18n, 'cinema', 'en', { title: 'old' });
  addMessages(i18n, 'cinema', 'en', { title: 'new' });
  expect(i18n.getFixedT(null, 'cinema')('title')).toBe('new');
});
