/** What editors are offered is what the import takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemaFiles } from './json-schemas.ts';

const CHECKOUT = join(__dirname, '../../../..');
const CONTENT = join(CHECKOUT, 'api/content');

test.each(jsonSchemaFiles())('%s is current; `npm run generate` writes it', (file, text) => {
  expect(readFileSync(join(CHECKOUT, file), 'utf8')).toBe(text);
});

test('every content file names its schema in its first line', () => {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.yaml'))) {
    const own = { pages: 'page', campaigns: 'campaign' }[file.split('/')[0] ?? ''];
    const schema = own ? `../schemas/${own}.json` : `schemas/${file.replace(/yaml$/, 'json')}`;
    const [firstLine] = readFileSync(join(CONTENT, file), 'utf8').split('\n', 1);
    expect([file, firstLine]).toEqual([file, `# yaml-language-server: $schema=${schema}`]);
  }
});

test('every file of the floor plan names its schema', () => {
  const folder = join(CONTENT, 'floor-plan');
  for (const file of readdirSync(folder)) {
    const { $schema } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const schema = `../schemas/floor-plan-${file.replace(/geojson$/, 'json')}`;
    expect([file, $schema]).toEqual([file, schema]);
  }
});
