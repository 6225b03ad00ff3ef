/** The command, run on a copy of the files that it reads. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mfJsonSchema } from '@mall/contracts';
import { readManifests } from '../build/apps.ts';
import { appMessages } from '../names/generated-lists.ts';
import { siteNames } from '../names/site-names.ts';
import { newRemote } from './new-remote.ts';

const CHECKOUT = path.resolve(__dirname, '../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
  const app = ['mf.json', 'package.json', 'webpack.config.cjs'].map((file) => `mf-cards/${file}`);
  for (const file of [...app, 'CODEOWNERS', 'e2e/site/pages.ts']) {
    cpSync(path.join(CHECKOUT, file), path.join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('a remote has a page with texts in both languages, a slot, a manifest, an owner and its row in the tests', () => {
  expect(newRemote(root, 'car-park')).toEqual([
    'mf-car-park/README.md',
    'mf-car-park/mf.json',
    'mf-car-park/package.json',
    'mf-car-park/src/slots/car-park-teaser/slot.test.tsx',
    'mf-car-park/src/slots/car-park-teaser/slot.tsx',
    'mf-car-park/webpack.config.cjs',
    'mf-car-park/src/pages/car-park/messages/en.json',
    'mf-car-park/src/pages/car-park/messages/hu.json',
    'mf-car-park/src/pages/car-park/page.test.tsx',
    'mf-car-park/src/pages/car-park/page.tsx',
    'CODEOWNERS',
    'e2e/site/pages.ts',
  ]);
  expect(mfJsonSchema.parse(JSON.parse(read('mf-car-park/mf.json')))).toMatchObject({
    name: 'car-park',
    routes: [{ id: 'car-park', paths: { hu: '/car-park', en: '/car-park' } }],
  });
  expect(read('CODEOWNERS')).toMatch(/^\/mf-car-park\/ +@team-car-park$/m);
  expect(read('e2e/site/pages.ts')).toContain("'car-park': { hu: 'Car park: ez");
});

test('its names are those that TypeScript checks links and messages by', () => {
  newRemote(root, 'car-park');
  expect(siteNames(readManifests(root))).toContain("'car-park': never;");
  const [[, messages = ''] = []] = appMessages(root, 'car-park');
  expect(messages).toContain("'car-park': typeof carPark;");
});

test.each([
  ['', 'is not a valid name'],
  ['Parking', 'is not a valid name'],
  ['../parking', 'is not a valid name'],
  ['mf-parking', 'is not a valid name of an app'],
  ['gift-card', 'has the name gift-card already'],
])('refuses the name %j, and writes nothing', (name, message) => {
  const before = read('CODEOWNERS');
  expect(() => newRemote(root, name)).toThrow(message);
  expect(read('CODEOWNERS')).toBe(before);
});
