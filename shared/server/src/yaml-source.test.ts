import { YamlSource } from './yaml-source.ts';

const SHOPS = `# Shops of the mall
- slug: cups
  name: Cups
  logo: &logo
    file: images/cups.svg

- slug: books
  name: Books
  logo: *logo
  exceptions:
    - date: 12-24
      closed: true
    - date: 12-26
      hours: 10:00-12:00
`;

test.each([
  ['0', 2, 'cups'],
  ['0.logo.file', 5, 'cups.logo.file'],
  ['1.name', 8, 'books.name'],
  ['1.logo.file', 5, 'books.logo.file'],
  ['1.exceptions.1.hours', 14, 'books.exceptions.hours'],
  // What is missing is looked for where it should be.
  ['1.exceptions.0.hours', 11, 'books.exceptions.hours'],
  ['1.unit', 7, 'books.unit'],
])('%s is in line %s, as %s', (path, line, field) => {
  const source = new YamlSource(SHOPS);
  expect([source.lineOf(path), source.fieldOf(path)]).toEqual([line, field]);
});
