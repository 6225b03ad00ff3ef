import { createGroupIndex } from './group-index.ts';

const TITLES = [
  'H&M',
  'Hangfal Hifi',
  'Makett Műhely',
  'Humanic',
  'C&A',
  'Cropp',
  'Cipőkuckó',
  'Kopogó Női Cipő',
  'Cipő',
  'Reserved',
  'Sportisimo',
  'New Yorker',
  'McDonald’s',
];

const { find } = createGroupIndex(
  TITLES,
  (title) => ({ title, text: '' }),
  (title) => title,
);

test.each([
  ['hm', ['H&M']],
  ['H&M', ['H&M']],
  ['ca', ['C&A']],
  ["mcdonald's", ['McDonald’s']],
  ['mcdonalds', ['McDonald’s']],
  ['sportisimó', ['Sportisimo']],
  ['reservd', ['Reserved']],
  ['newyorker', ['New Yorker']],
  ['new-york', ['New Yorker']],
  ['Hangfalhifi', ['Hangfal Hifi']],
  ['noi cipo', ['Kopogó Női Cipő']],
])('%s finds %j', (query, titles) => {
  expect(find(query)).toEqual(titles);
});

test('what was typed exactly comes first, then what begins with it, then what holds it', () => {
  expect(find('cipö')).toEqual(['Cipő', 'Cipőkuckó', 'Kopogó Női Cipő']);
});

test.each(['', ' ', '&', '.', '%'])('"%s" finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});
