/** Where an issue is, as the author of a content file looks for it. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareContent } from '../content/import/prepare-content.ts';
import { sampleContent, writeContentFolder } from '../testing/sample-content.ts';
import { ContentSource } from './content-source.ts';

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
  const source = new ContentSource(SHOPS);
  expect([source.lineOf(path), source.fieldOf(path)]).toEqual([line, field]);
});

test.each([
  [
    '- slug: cups\n  name: Cups\n  nmae: Cups\n',
    'shops.yaml:3: cups.nmae: Unrecognized key: "nmae"',
  ],
  [
    '- slug: cups\n  name: "Cups\n',
    expect.stringMatching(/^shops\.yaml:\d: Missing closing "quote$/),
  ],
  ['- slug: cups\n  slug: cups\n', 'shops.yaml:2: Map keys must be unique'],
])('an import of %j names the line', async (text, issue) => {
  const folder = await writeContentFolder(sampleContent());
  await writeFile(join(folder, 'shops.yaml'), text);
  const imported = prepareContent(folder, { brandSlug: 'teszt', today: '2026-11-20' }, new Map());
  const { issues } = await imported.catch((error) => error);
  expect(issues).toContainEqual(issue);
  await rm(folder, { recursive: true });
});
