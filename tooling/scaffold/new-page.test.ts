/** The command, run on a copy of the files that it reads. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readManifests } from '../build/apps.ts';
import { siteNames } from '../names/site-names.ts';
import { newPage } from './new-page.ts';

const CHECKOUT = path.resolve(__dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-page-'));
  const app = ['mf.json', 'package.json', 'webpack.config.cjs'].map((file) => `mf-cinema/${file}`);
  for (const file of [...app, 'e2e/site/pages.ts']) {
    cpSync(path.join(CHECKOUT, file), path.join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('a page has texts in both languages, a test, a route with a menu entry, and its row in the tests', () => {
  expect(newPage(root, 'mf-cinema', 'snack-bar')).toEqual([
    'mf-cinema/src/pages/snack-bar/messages/en.json',
    'mf-cinema/src/pages/snack-bar/messages/hu.json',
    'mf-cinema/src/pages/snack-bar/page.test.tsx',
    'mf-cinema/src/pages/snack-bar/page.tsx',
    'mf-cinema/mf.json',
    'e2e/site/pages.ts',
  ]);
  const [{ routes, navigation } = {}] = readManifests(root);
  expect(routes?.at(-1)).toMatchObject({ id: 'snack-bar', module: './pages/snack-bar' });
  expect(navigation?.at(-1)).toMatchObject({ menu: 'footer', route: 'snack-bar' });
  expect(siteNames(readManifests(root))).toContain("'snack-bar': never;");
  expect(read('mf-cinema/src/pages/snack-bar/page.tsx')).toContain("useMessages('cinema')");
  expect(read('e2e/site/pages.ts')).toContain("'snack-bar': { hu: 'Snack bar: ez");
});

test.each([
  ['mf-kino', 'snack-bar', '"mf-kino" is not the folder of an app'],
  ['mf-cinema', 'Snack', 'is not a valid name'],
  ['mf-cinema', 'movie', 'has the name movie already'],
])('refuses %s %s, and writes nothing', (folder, name, message) => {
  const before = read('mf-cinema/mf.json');
  expect(() => newPage(root, folder, name)).toThrow(message);
  expect(read('mf-cinema/mf.json')).toBe(before);
});
