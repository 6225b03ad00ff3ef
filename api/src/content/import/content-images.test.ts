/** Images of a content folder: what is taken, and what is refused by name with nothing changed. */
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '../../base/content-issue.ts';
import { migrate } from '../../database/migrate.ts';
import type { Database } from '../../database/open-database.ts';
import { sampleContent, writeContentFolder } from '../../testing/sample-content.ts';
import { twoColours, WEBP_BOMB } from '../../testing/sample-photo.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { openTestSqlite } from '../../testing/test-databases.ts';
import { readUsedImages } from '../media/image-store.ts';
import { readContentState } from './content-store.ts';
import { importFolder } from './import-content.ts';

const context = { brandSlug: 'test', today: '2026-11-20' };

let db: Database;
beforeAll(async () => {
  db = openTestSqlite();
  await migrate(db);
  await importFolder({ db, folder: await writeContentFolder(sampleContent()), context });
});
afterAll(() => db.destroy());

type Image = ReturnType<typeof sampleContent>['shops'][number]['logo'];

const storedIds = async () =>
  (await db.selectFrom('images').select('id').execute()).map(({ id }) => id);

/** Imports content whose first poster is `poster`, from a folder that holds `files` too. */
async function importPoster(
  poster: Image,
  files: Record<string, Buffer | string> = {},
  prepare: (folder: string) => Promise<unknown> = async () => undefined,
) {
  const content = sampleContent();
  Object.assign(content.movies[0] ?? {}, { poster });
  const folder = await writeContentFolder(content);
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  await prepare(folder);
  return importFolder({ db, folder, context });
}

const svg = (inner: string, size = 'width="300" height="450"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`;

describe('an image that cannot be used', () => {
  const jpeg = () => twoColours(400, 600).jpeg().toBuffer();
  const refusals: [string, string, Record<string, () => Promise<Buffer> | Buffer | string>][] = [
    ['missing.jpg', 'is missing', {}],
    ['images', 'is no file', {}],
    ['../outside.jpg', 'is outside the content folder', {}],
    ['/etc/hostname', 'is outside the content folder', {}],
    ['a.jpg', 'is no SVG, JPEG, PNG, WebP or AVIF', { 'a.jpg': () => 'no image' }],
    ['a.png', 'is no SVG, JPEG', { 'a.png': () => '' }],
    ['a.gif', 'is no SVG, JPEG', { 'a.gif': () => twoColours(400, 600).gif().toBuffer() }],
    ['a.jpg', 'cannot be decoded', { 'a.jpg': async () => (await jpeg()).subarray(0, -500) }],
    [
      'a.png',
      'has 299 × 600 pixels; this image has to be at least 300 × 450 pixels',
      { 'a.png': () => twoColours(299, 600).png().toBuffer() },
    ],
    ['a.webp', 'has 16383 × 16383 pixels; at most 50 million', { 'a.webp': () => WEBP_BOMB }],
    [
      'a.jpg',
      'has 10.1 MB; an image has at most 10 MB',
      { 'a.jpg': () => Buffer.alloc(10 * 1024 * 1024 + 100_000) },
    ],
    ['a.jpg', 'holds an event handler (onload)', { 'a.jpg': () => svg('', 'onload="x()"') }],
    [
      'a.svg',
      'has 2 × 900 pixels, a shape too far from',
      { 'a.svg': () => svg('', 'width="2" height="900"') },
    ],
    ['a.svg', 'cannot be decoded', { 'a.svg': () => '<html/>' }],
  ];

  it.each(refusals)('%s is refused: it %s', async (file, message, files) => {
    const version = (await readContentState(db))?.version;
    const images = await storedIds();
    const bytes: Record<string, Buffer | string> = {};
    for (const [name, make] of Object.entries(files)) bytes[name] = await make();

    const failure = await importPoster({ file }, bytes).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContentError);
    expect(String(failure)).toContain(`movies.yaml:16: hajnal.poster: "${file}" `);
    expect(String(failure)).toContain(message);

    expect((await readContentState(db))?.version).toBe(version);
    expect(await storedIds()).toEqual(images);
  });

  it('is refused behind a link that leads out of the folder', async () => {
    const outside = await makeTemporaryFolder();
    await writeFile(join(outside, 'a.jpg'), await jpeg());
    const poster = { file: 'linked/a.jpg' };
    await expect(
      importPoster(poster, {}, (folder) => symlink(outside, join(folder, 'linked'))),
    ).rejects.toThrow('"linked/a.jpg" is outside the content folder');
  });

  it('is named as the one for phones', async () => {
    const small = await twoColours(100, 100).png().toBuffer();
    const files = { 'a.jpg': await jpeg(), 'small.png': small };
    await expect(importPoster({ file: 'a.jpg', mobile: 'small.png' }, files)).rejects.toThrow(
      '"small.png" has 100 × 100 pixels; this image has to be at least 200 × 300 pixels',
    );
  });

  it('is refused with a focus that is no pair of percentages', async () => {
    await expect(importPoster({ file: 'a.jpg', focus: '30%' })).rejects.toThrow(
      'movies.yaml:18: hajnal.poster.focus: two percentages such as 30% 40%',
    );
  });
});

describe('the images of content', () => {
  it('are what their bytes are, whatever the name says', async () => {
    await importPoster(
      { file: 'a.png' },
      { 'a.png': await twoColours(400, 600).jpeg().toBuffer() },
    );
    const types = [...(await readUsedImages(db)).values()].map(({ original }) => original.type);
    expect(types).toContain('jpeg');
  });

  it('are stored once, and kept for a while when no content names them', async () => {
    const before = await readUsedImages(db);
    expect([...before.values()].map(({ kind }) => kind).sort()).toEqual([
      ...['box', 'cover', 'featured', 'logo', 'poster'],
    ]);
    await importPoster({ file: 'a.svg' }, { 'a.svg': svg('<path d="M0 0h9"/>') });
    const old = [...before].find(([, { kind }]) => kind === 'poster')?.[0];
    expect([...(await readUsedImages(db)).keys()]).not.toContain(old);
    expect(await storedIds()).toContain(old);
  });

  it('are stored again when the unused ones are deleted during an import', async () => {
    await importPoster({ file: 'a.svg' }, { 'a.svg': svg('<path d="M0 0h8"/>') });
    const purge = async () => {
      await db.deleteFrom('images').where('unused_since', 'is not', null).execute();
    };
    let purged: Promise<void> | undefined;
    const purging = db.withPlugin({
      transformQuery: ({ node }) => node,
      // After the first query of the import.
      transformResult: async ({ result }) => {
        purged ??= purge();
        await purged;
        return result;
      },
    });
    const folder = await writeContentFolder(sampleContent());
    await importFolder({ db: purging, folder, context });
    expect([...(await readUsedImages(db)).values()].map(({ kind }) => kind)).toContain('poster');
  });
});
