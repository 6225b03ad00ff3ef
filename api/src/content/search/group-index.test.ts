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

const find = createGroupIndex(TITLES, (title) => ({ title, text: '' }));

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

describe('a long query', () => {
  const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'].join(' ');

  test('of single letters matches whole words of titles alone', () => {
    expect(find(ALPHABET)).toEqual(['C&A']);
    expect(find(`${ALPHABET} ${ALPHABET}`)).toEqual(find(ALPHABET));
  });

  test('is searched by its first six words, each once', () => {
    const words = 'hangfal hangfal HANGFÁL makett muhely kopogo noi humanic';
    expect(find(`${words} cropp reserved`)).toEqual(find(words));
    expect(find(`${words} cropp`)).not.toContain('Cropp');
  });

  test('loses its single letters beside longer words', () => {
    expect(find('a b c cropp d e')).toEqual(['Cropp']);
  });
});

test('a word of running text that everything has finds nothing, and does no harm beside others', () => {
  const shops = Array.from({ length: 300 }, (_, number) => `Bolt${number}`);
  const many = createGroupIndex(shops, (title) => ({ title, text: 'Mindenki kedvence' }));
  expect(many('kedvence')).toEqual([]);
  expect(many('kedvence bolt77')[0]).toBe('Bolt77');
});

test.each(['', ' ', '&', '.', '%'])('"%s" finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});
