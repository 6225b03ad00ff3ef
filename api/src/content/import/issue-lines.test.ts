/** Where an issue is, as the author of a content file looks for it. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleContent, writeContentFolder } from '../../testing/sample-content.ts';
import { prepareContent } from './prepare-content.ts';

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
