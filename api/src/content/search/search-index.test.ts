import { createSearchIndex } from './search-index.ts';
import type { SearchEntry } from './word-finder.ts';

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

const finderOf = (entries: readonly SearchEntry[]) => {
  const find = createSearchIndex(entries);
  return (query: string) => find(query).map(({ entry }) => entry.title);
};

const find = finderOf(TITLES.map((title) => ({ title, byFirstLetter: true })));

test.each([
  ['ca', ['C&A']],
  ["mcdonald's", ['McDonald’s']],
  ['mcdonalds', ['McDonald’s']],
  ['sportisimó', ['Sportisimo']],
  ['newyorker', ['New Yorker']],
  ['new-york', ['New Yorker']],
  ['Hangfalhifi', ['Hangfal Hifi']],
])('%s finds %j', (query, titles) => {
  expect(find(query)).toEqual(titles);
});

test('ranks the title itself, then titles with the word, then those with a longer one', () => {
  expect(find('cipö')).toEqual(['Cipő', 'Kopogó Női Cipő', 'Cipőkuckó']);
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

test('finds the word without one or two endings', () => {
  expect(find('műhelyekkel')[0]).toBe('Makett Műhely');
});

describe('a mistyped word', () => {
  const findAny = finderOf([
    { title: 'Patika', text: '' },
    { title: 'Pezsgő', words: 'patikus' },
    { title: 'Könyvtár', text: 'A patikkal szemben.' },
  ]);

  test('is forgiven only where nothing has the word or begins with it', () => {
    expect(findAny('patik')).toEqual(['Patika', 'Pezsgő', 'Könyvtár']);
    expect(findAny('patikkal')).toEqual(['Könyvtár']);
    expect(findAny('ptika')).toEqual(['Patika']);
    expect(findAny('ptaika')).toEqual(['Patika']);
  });
});

test('what is named comes before what is mentioned; a part of the words finds names alone', () => {
  const findAny = finderOf([
    { title: 'Zöldág', text: 'Kávé mellé is jár sütemény.' },
    { title: 'Kisfaludi', words: 'kávé' },
    { title: 'Jegyárak', words: 'jegy', context: 'Mozi' },
  ]);
  expect(findAny('kávé')).toEqual(['Kisfaludi', 'Zöldág']);
  expect(findAny('kávé mozi')).toEqual(['Kisfaludi']);
  expect(findAny('mozi jegy')).toEqual(['Jegyárak']);
  expect(findAny('mozi')).toEqual([]);
});

test('a word of running text that everything has finds nothing, and does no harm beside others', () => {
  const many = finderOf(
    Array.from({ length: 300 }, (_, number) => ({
      title: `Bolt${number}`,
      text: 'Mindenki kedvence',
    })),
  );
  expect(many('kedvence')).toEqual([]);
  expect(many('kedvence bolt77')[0]).toBe('Bolt77');
});

test.each(['', ' ', '&', '.', '%'])('"%s" finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});
