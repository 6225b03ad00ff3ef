import { letterOf } from './shop-letters.ts';

test.each([
  ['Álomfogó', 'A'],
  ['CIB Bank', 'C'],
  ['C&A', 'C'],
  ['Cipőkuckó', 'C'],
  ['Csibész', 'Cs'],
  ['cseppnyi', 'Cs'],
  ['Dzsungel', 'Dzs'],
  ['Gyöngysor', 'Gy'],
  ['Óra', 'O'],
  ['Őszi', 'Ö'],
  ['Szappanház', 'Sz'],
  ['Zsálya', 'Zs'],
  ['5D mozi', '#'],
  ['„Ékes”', '#'],
])('%s is found under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});
