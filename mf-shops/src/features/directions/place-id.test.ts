import { placeId } from './place-id.ts';

const places = [
  { id: 'entrance-main', name: 'Főbejárat' },
  { id: 'hm', name: 'H&M' },
  { id: 'libri', name: 'Libri Könyvesbolt' },
  { id: 'kony', name: 'Könyvudvar' },
];

test.each([
  ['hm', 'hm'],
  ['h&m', 'hm'],
  ['fobejarat', 'entrance-main'],
  [' libri ', 'libri'],
  ['könyv', 'kony'],
  ['könyves', 'libri'],
  ['nincs ilyen', 'nincs ilyen'],
  ['', ''],
])('%p stands for %p', (text, id) => expect(placeId(places, text)).toBe(id));
