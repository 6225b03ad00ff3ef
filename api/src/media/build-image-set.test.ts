import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSetSchema } from '@mall/contracts';
import sharp from 'sharp';
import type { Art } from '../content/source-schema.ts';
import { buildImageSet } from './build-image-set.ts';

const LOGO: Art = { art: 'logo', options: { letters: 'ŐZ' }, alt: { hu: '', en: '' } };
const MALL: Art = { art: 'mall', options: {}, alt: { hu: '', en: '' } };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fileOf = (path: string | undefined) => join(folder, (path ?? '').replace('/media/', ''));

it('makes every size of a cover, its mobile drawing in its own shape', async () => {
  const set = await buildImageSet(MALL, 'cover', folder);
  expect(imageSetSchema.omit({ alt: true }).parse(set)).toEqual(set);
  expect(set).toMatchObject({ width: 1440, height: 500, mobile_width: 640, mobile_height: 520 });
  const sizes = {
    '1x': 1440,
    '2x': 2880,
    '1x_webp': 1440,
    '2x_webp': 2880,
    '1x_avif': 1440,
    '2x_avif': 2880,
    mobile: 640,
    mobile_webp: 640,
    mobile_avif: 640,
  };
  for (const [key, width] of Object.entries(sizes)) {
    const path = set[key as keyof typeof sizes];
    expect([key, (await sharp(fileOf(path)).metadata()).width]).toEqual([key, width]);
  }
  expect(set.lqip?.length).toBeLessThan(400);
});

it('makes AVIF files that are clearly smaller than WebP, none for small pictures', async () => {
  const set = await buildImageSet(MALL, 'featured', folder);
  const bytes = async (path: string | undefined) => (await stat(fileOf(path))).size;
  expect(await bytes(set['1x_avif'])).toBeLessThanOrEqual(0.9 * (await bytes(set['1x_webp'])));
  for (const [art, kind] of [[LOGO, 'logo'] as const, [MALL, 'box'] as const]) {
    expect(await buildImageSet(art, kind, folder)).not.toHaveProperty('1x_avif');
  }
});

it('reads a set that is there, without another rendering', async () => {
  const set = await buildImageSet(LOGO, 'logo', folder);
  const written = (await stat(fileOf(set['1x']))).mtimeMs;
  expect(await buildImageSet(LOGO, 'logo', folder)).toEqual(set);
  expect((await stat(fileOf(set['1x']))).mtimeMs).toBe(written);
});

it('makes one set of two calls at the same time and leaves nothing half-made', async () => {
  const [first, second] = await Promise.all([
    buildImageSet(LOGO, 'logo', folder),
    buildImageSet(LOGO, 'logo', folder),
  ]);
  expect(second).toEqual(first);
  expect(await readdir(folder)).toHaveLength(1);
});

it('makes a set anew when a file of it is missing', async () => {
  const set = await buildImageSet(LOGO, 'logo', folder);
  await rm(fileOf(set['1x_webp']));
  expect(await buildImageSet(LOGO, 'logo', folder)).toEqual(set);
  expect((await readFile(fileOf(set['1x_webp']))).length).toBeGreaterThan(0);
});

it('names an unknown drawing', async () => {
  await expect(buildImageSet({ ...MALL, art: 'moll' }, 'box', folder)).rejects.toThrow('"moll"');
});
