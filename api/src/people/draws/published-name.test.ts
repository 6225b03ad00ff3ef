import { publishedName } from './draw-winners.ts';

it.each([
  ['Kovács Anna', 'hu', 'K. Anna'],
  ['szabó Bence', 'hu', 'Sz. Bence'],
  ['Kovács \u202eanuJ', 'hu', 'K. anuJ'],
  ['Kovács\u2028Anna', 'hu', 'K. Anna'],
  ['DZSUDZSÁK Éva', 'hu', 'Dzs. Éva'],
  ['Nagyné Kiss Anna', 'hu', 'N. K. Anna'],
  ['Anna', 'hu', 'A.'],
  ['Anna Smith', 'en', 'Anna S.'],
  ['  Anna  Mary Smith ', 'en', 'Anna M. S.'],
  ['Cher', 'en', 'C.'],
  ['𐐨a Anna', 'hu', '𐐀. Anna'],
  ['Anna 𐐨a', 'en', 'Anna 𐐀.'],
] as const)('%j in %s is %j', (name, language, published) => {
  expect(publishedName(name, language)).toBe(published);
});
