/** Images over real HTTP: made when they are asked for, once, and kept. */
import { existsSync } from 'node:fs';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ImageSet, imageSetSchema, socialCard } from '@mall/contracts';
import { DAY_MS } from '@mall/opening-hours';
import Fastify from 'fastify';
import sharp from 'sharp';
import { createImageMaker } from '../content/media/image-maker.ts';
import { sendError } from '../http/errors.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { cameraPhoto, colourAt, twoColours } from '../testing/sample-photo.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { openTestPostgres, openTestSqlite } from '../testing/test-databases.ts';
import { siteForTests, startTestSite } from '../testing/test-site.ts';
import { addMedia } from './media-routes.ts';

const site = siteForTests(openTestSqlite);

const ask = (path: string | undefined) => fetch(`${site.origin}${path}`);
const bytesOf = async (path: string | undefined) =>
  Buffer.from(await (await ask(path)).arrayBuffer());
const logoOf = async (): Promise<ImageSet> => (await site.data('/shops/lepes')).images.logo;
const coverOf = async (): Promise<ImageSet> => (await site.data('/pages/gift-card')).images.cover;
const fileOf = (path: string | undefined) =>
  join(site.imagesFolder, (path ?? '').replace('/media/', ''));

/** The sample content with another logo and cover. */
function contentWith(logo: object, cover: object) {
  const content = sampleContent();
  Object.assign(content.shops.find(({ slug }) => slug === 'lepes') ?? {}, { logo });
  Object.assign(content.pages[0] ?? {}, { cover });
  return content;
}

/** The id and the file name in an image's path, by which its file is made. */
const idAndName = (path: string) => path.split('/').slice(-2) as [string, string];

describe('an image', () => {
  it('is made in each size and each format of its set when it is requested', async () => {
    const cover = await coverOf();
    expect(imageSetSchema.parse(cover)).toEqual(cover);
    expect(await readdir(site.imagesFolder)).toEqual([]);
    const widths = { '1x': 1440, '2x': 2880, mobile: 640, mobile_webp: 640, mobile_avif: 640 };
    for (const [size, width] of Object.entries(widths)) {
      const response = await ask(cover[size as keyof typeof widths]);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
      const image = sharp(await response.arrayBuffer());
      expect([size, (await image.metadata()).width]).toEqual([size, width]);
    }
    expect(cover).toMatchObject({
      width: 1440,
      height: 500,
      mobile_width: 640,
      mobile_height: 520,
    });
    expect(cover.lqip?.length).toBeLessThan(400);
  });

  it('of a shop has a card for links in social media', async () => {
    const { card } = (await site.data('/shops/lepes')).images;
    const bytes = await bytesOf(card['1x']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    // The logo is rather blue, the ground above it rather red.
    expect([await colourAt(bytes, 0.5, 0.02), await colourAt(bytes, 0.5, 0.5)]).toEqual([
      'red',
      'blue',
    ]);
  });

  it('of another kind has a card that fills it', async () => {
    const card = socialCard(await coverOf());
    expect(card['1x']).toMatch(/\/card\.jpg$/);
    const { width, height, format } = await sharp(await bytesOf(card['1x'])).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  it('is made from an SVG of one pixel', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
    const dot = { file: 'dot.svg' };
    await site.load(contentWith(dot, dot), { 'dot.svg': Buffer.from(svg) });
    const bytes = await bytesOf((await coverOf())['2x']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2880 });
  });
});

describe('a photograph', () => {
  afterAll(() => site.load(sampleContent()));

  it('is shown upright, and without what the camera wrote into it', async () => {
    const photo = await cameraPhoto(800, 800);
    expect((await sharp(photo).metadata()).exif?.includes('Camera')).toBe(true);
    const content = contentWith({ file: 'photo.jpg' }, { file: 'images/sample.svg' });
    await site.load(content, { 'photo.jpg': photo });
    const { '1x': plain, '1x_webp': webp, '2x_webp': large, ...logo } = await logoOf();
    expect(logo).toMatchObject({ width: 160, height: 160 });
    expect((await ask(plain)).headers.get('content-type')).toBe('image/jpeg');
    const { width, height } = await sharp(await bytesOf(large)).metadata();
    expect([width, height]).toEqual([320, 320]);
    for (const path of [plain, webp]) {
      const image = await bytesOf(path);
      const { exif, orientation, icc, xmp } = await sharp(image).metadata();
      expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
      expect(await colourAt(image, 0.5, 0.1)).toBe('red');
      expect(await colourAt(image, 0.5, 0.9)).toBe('blue');
    }
  });

  it('is cropped around its focus, and has a crop of its own for phones', async () => {
    const wide = await twoColours(3000, 600).jpeg().toBuffer();
    const cover = { file: 'wide.jpg', focus: '0% 50%', mobile: 'mobile.png' };
    const mobile = await sharp(await twoColours(640, 520).png().toBuffer())
      .flop()
      .toBuffer();
    const files = { 'wide.jpg': wide, 'mobile.png': mobile };
    await site.load(contentWith({ file: 'wide.jpg' }, cover), files);
    const set = await coverOf();
    expect(set.focus).toBe('0% 50%');
    expect(await colourAt(await bytesOf(set['1x']), 0.85, 0.5)).toBe('red');
    expect(await colourAt(await bytesOf(set.mobile), 0.1, 0.5)).toBe('blue');
    // Too few pixels for screens with twice as many.
    expect(set).not.toHaveProperty('2x');
    // A logo is shown whole.
    const logo = await bytesOf((await logoOf())['1x_webp']);
    expect(await colourAt(logo, 0.02, 0.5)).toBe('red');
    expect(await colourAt(logo, 0.98, 0.5)).toBe('blue');
  });
});

describe('an image that no content names any more', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  it('is found for thirty days, and then nowhere', async () => {
    const files = { 'a.png': await twoColours(200, 200).png().toBuffer() };
    await site.load(contentWith({ file: 'a.png' }, { file: 'images/sample.svg' }), files);
    const { '1x': logo } = await logoOf();
    const { '1x': cover } = await coverOf();
    for (const path of [logo, cover]) {
      await ask(path);
      await utimes(dirname(fileOf(path)), 0, 0);
    }
    await site.load(sampleContent());
    await site.purge(inDays(29));
    for (const path of [logo, cover]) expect((await ask(path)).status).toBe(200);
    await site.purge(inDays(31));
    expect((await ask(logo)).status).toBe(404);
    expect(existsSync(dirname(fileOf(logo)))).toBe(false);
    expect((await ask(cover)).status).toBe(200);
  });

  it('keeps its files for an hour: another API may have made them of content that is newer', async () => {
    const { '1x': logo } = await logoOf();
    await ask(logo);
    await site.db.deleteFrom('images').where('id', '=', idAndName(logo)[0]).execute();
    await site.purge(new Date());
    expect(existsSync(fileOf(logo))).toBe(true);
    await site.load(sampleContent());
  });
});

describe('making a file', () => {
  it('happens once for concurrent requests', async () => {
    const { '1x': path } = await coverOf();
    const reads = jest.spyOn(site.db, 'selectFrom');
    const maker = createImageMaker(site.db, await makeTemporaryFolder());
    await Promise.all([1, 2, 3].map(() => maker.make(...idAndName(path))));
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
  });

  it('is not done again after a restart', async () => {
    const { '1x': path } = await logoOf();
    await ask(path);
    const { mtimeMs } = await stat(fileOf(path));
    const restarted = createImageMaker(site.db, site.imagesFolder);
    await restarted.make(...idAndName(path));
    expect((await stat(fileOf(path))).mtimeMs).toBe(mtimeMs);
    await rm(fileOf(path));
    expect((await ask(path)).status).toBe(200);
  });

  it('is not begun for requests that were aborted while they waited', async () => {
    const { '1x': path } = await logoOf();
    const file = idAndName(path);
    const maker = createImageMaker(site.db, await makeTemporaryFolder(), 1);
    const aborted = AbortSignal.abort();
    expect(await maker.make(...file, aborted)).toBeUndefined();
    expect(await readdir(maker.folder)).toEqual([]);
    void maker.make(...file, aborted);
    expect(await maker.make(...file)).toBe(path.slice('/media/'.length));
  });

  it('works for URLs of other versions, and for images of the content before', async () => {
    const { '1x': path } = await logoOf();
    const older = path.replace(/^\/media\/\d+/, '/media/1');
    expect(older).not.toBe(path);
    const files = { 'a.png': await twoColours(200, 200).png().toBuffer() };
    await site.load(contentWith({ file: 'a.png' }, { file: 'images/sample.svg' }), files);
    expect((await logoOf())['1x']).not.toBe(path);
    for (const known of [path, older]) expect((await ask(known)).status).toBe(200);
  });

  it('is refused for a file that the image does not have', async () => {
    const { '1x': path } = await logoOf();
    await ask(path);
    await writeFile(join(site.imagesFolder, 'other.png'), '');
    await writeFile(`${fileOf(path)}.half`, '');
    const unknown = [
      path.replace('1x', '..%2f..%2fother'),
      `${path}.half`,
      path.replace('1x', '3x'),
      path.replace('1x.png', '1x.avif'),
      path.replace(/[0-9a-f]{12}/, '0'.repeat(12)),
      path.replace(/[0-9a-f]{12}/, '..%2f..%2f'),
      '/media/4',
      ...['', 'a', '1a', 'a1', '12345'].map((version) => path.replace('/4/', `/${version}/`)),
    ];
    expect(path).toMatch(/^\/media\/4\//);
    for (const wrong of unknown) expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404]);
  });

  it('gets a 503 when it takes too long', async () => {
    const server = Fastify();
    server.setErrorHandler(sendError);
    const forever = new Promise<undefined>(() => undefined);
    await addMedia(server, { folder: site.imagesFolder, make: () => forever }, 10);
    const response = await server.inject(`/media/4/${'0'.repeat(12)}/1x.jpg`);
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { errors: [{ code: 'timeout' }] },
    ]);
    await server.close();
  });
});

it('an image is made from its original in PostgreSQL', async () => {
  const other = await startTestSite(openTestPostgres());
  const { images } = (await (await other.get('/shops/lepes')).json()).data;
  const bytes = await (await fetch(`${other.origin}${images.logo['2x_webp']}`)).arrayBuffer();
  expect((await sharp(bytes).metadata()).width).toBe(320);
  await other.close();
});
