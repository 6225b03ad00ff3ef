import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@mall/contracts';
import { publishFake, temporaryFolder, temporaryStore } from '../testing/fake-build.ts';
import { ownFrames, SourceMaps } from './source-maps.ts';

/** Maps line 2, column 1 of the built file to line 6, column 3 of the source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['mf-cinema/src/pages/cinema/page.tsx'],
  names: [],
  mappings: ';AAKE',
});
const SOURCE = 'mf-cinema/src/pages/cinema/page.tsx:6:3';

let release: Release;
let folder: string;

beforeAll(async () => {
  const store = await temporaryStore();
  const files = { 'node/page.cjs.map': MAP, 'web/page.js': '\nthrow 1;', 'web/page.js.map': MAP };
  release = await publishFake(store, { name: 'cinema', files });
  folder = await store.localFolder('cinema', release.id);
});

test('keeps source maps outside of what is served', () => {
  const paths = release.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['maps/node/page.cjs.map', 'maps/web/page.js.map']));
  expect(paths.filter((path) => /^(web|node).*\.map$/.test(path))).toEqual([]);
});

test('translates a stack of the server', () => {
  const stack = `Error: broken\n    at Page (${folder}/node/page.cjs:2:1)\n    at node:internal/x:1:2`;
  const translated = `Error: broken\n    at Page (${SOURCE})\n    at node:internal/x:1:2`;
  expect(new SourceMaps().translateNode(stack)).toBe(translated);
});

test.each(['https://mall.example', 'http://[::1]:3000', ''])(
  'translates a stack of a browser: %s',
  (origin) => {
    const stack = `Page@${origin}/js/cinema/${release.id}/page.js?try=1:2:1`;
    expect(new SourceMaps().translateWeb(stack, () => folder)).toBe(`Page@${SOURCE}`);
  },
);

test('keeps a position without a map', () => {
  const stack = `at Page (${folder}/node/server.cjs:2:1)`;
  expect(new SourceMaps().translateNode(stack)).toBe(stack);
});

test.each([
  '/a'.repeat(50_000),
  '/a/0123456789abcdef/node/x'.repeat(5_000),
  `/a/0123456789abcdef/node/x:${'1'.repeat(100_000)}`,
])('translates a stack beside a long text that is almost a position', (text) => {
  const page = (position: string) => `Error: ${text}\n    at Page (${position})`;
  const stack = page(`${folder}/node/page.cjs:2:1`);
  expect(new SourceMaps().translateNode(stack)).toBe(page(SOURCE));
});

test.each([
  ['Page@', 'Page@'],
  ['Error: ', 'Error: '],
  ['at async file://', 'at async '],
  ['\\n', '\\n'],
])('keeps what is before the path: %s', (before, expected) => {
  const stack = `${before}${folder}/node/page.cjs:2:1\\n`;
  expect(new SourceMaps().translateNode(stack)).toBe(`${expected}${SOURCE}\\n`);
});

test('reads a map once, and again when twelve others were read since', async () => {
  const translated = new SourceMaps();
  const other = join(await temporaryFolder(), 'cinema/0123456789abcdef');
  const mapOf = (page: number) => join(other, `maps/node/page-${page}.cjs.map`);
  await mkdir(join(other, 'maps/node'), { recursive: true });
  for (let page = 0; page <= 12; page += 1) await writeFile(mapOf(page), MAP);
  const translate = (page: number) => {
    const position = `${other}/node/page-${page}.cjs:2:1`;
    return translated.translateNode(position) === SOURCE;
  };
  expect(translate(0)).toBe(true);
  await rm(mapOf(0));
  for (let page = 1; page <= 11; page += 1) expect(translate(page)).toBe(true);
  expect(translate(0)).toBe(true);
  expect(translate(12)).toBe(true);
  expect(translate(0)).toBe(false);
});

test('reduces a stack to message and own frames', () => {
  const stack = [
    'TypeError: x is not a function',
    '    at MovieEntry (mf-cinema/src/features/movies/movie-entry.tsx:12:7)',
    '    at renderWithHooks (node_modules/react-dom/cjs/react-dom-server.development.js:1:2)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
    '    at loadPage (shell/src/app/load-page.ts:90:3)',
  ].join('\n');
  expect(ownFrames(stack)).toBe(
    [
      'TypeError: x is not a function',
      '    mf-cinema/src/features/movies/movie-entry.tsx:12',
      '    shell/src/app/load-page.ts:90',
    ].join('\n'),
  );
});

test('reads frames of Firefox and Safari', () => {
  expect(ownFrames('Error: x\nPage@mf-cinema/src/pages/cinema/page.tsx:3:1')).toBe(
    'Error: x\n    mf-cinema/src/pages/cinema/page.tsx:3',
  );
});
