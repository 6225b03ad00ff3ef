/** Makes the image set of a drawing, once: a set that is on disk already is only read. */
import { createHash } from 'node:crypto';
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ImageSet, imageSetSchema } from '@mall/contracts';
import type { Art } from '../content/source-schema.ts';
import { drawArt } from './art/known-art.ts';
import { IMAGE_KINDS, type ImageKind } from './image-kind.ts';
import { createQueue } from './queue.ts';
import { type Drawings, renderFiles } from './render-files.ts';

/** To be raised when the same drawing should be rendered differently. */
const PIPELINE_VERSION = 3;
const RECORD = 'set.json';
const URL_PREFIX = '/media';

export type DrawnImageSet = Omit<ImageSet, 'alt'>;

const setSchema = imageSetSchema.omit({ alt: true });
const inQueue = createQueue(Math.max(1, availableParallelism()));
const underWay = new Map<string, Promise<DrawnImageSet>>();

function drawAll(art: Art, kind: ImageKind): Drawings {
  const { size, mobile, ownMobileDrawing } = IMAGE_KINDS[kind];
  const main = drawArt(art, kind, size);
  return mobile && ownMobileDrawing ? { main, mobile: drawArt(art, kind, mobile) } : { main };
}

function hashOf(drawings: Drawings, kind: ImageKind): string {
  return createHash('sha256')
    .update(JSON.stringify([PIPELINE_VERSION, kind, drawings]))
    .digest('hex')
    .slice(0, 20);
}

const filePaths = (set: DrawnImageSet) =>
  Object.values(set).filter(
    (value): value is string => typeof value === 'string' && value.startsWith(`${URL_PREFIX}/`),
  );

/** The set in `<folder>/<hash>`, if its record and every file it names are there. */
async function readSet(folder: string, hash: string): Promise<DrawnImageSet | undefined> {
  try {
    const set = setSchema.parse(JSON.parse(await readFile(join(folder, hash, RECORD), 'utf8')));
    const files = filePaths(set).map((path) => join(folder, path.slice(URL_PREFIX.length)));
    await Promise.all(files.map((file) => access(file)));
    return set as DrawnImageSet;
  } catch {
    return undefined;
  }
}

/** Whoever else made the same set meanwhile made the same files: theirs are as good. */
async function moveIntoPlace(temporary: string, folder: string, hash: string): Promise<void> {
  try {
    await rename(temporary, join(folder, hash));
  } catch (error) {
    if (await readSet(folder, hash)) return;
    await rm(join(folder, hash), { recursive: true, force: true });
    await rename(temporary, join(folder, hash)).catch(() => {
      throw new Error(`The image set ${hash} could not be moved into ${folder}`, { cause: error });
    });
  }
}

function withAddresses(files: DrawnImageSet, hash: string): DrawnImageSet {
  const isFileName = (value: unknown): value is string =>
    typeof value === 'string' && !value.startsWith('data:');
  return Object.fromEntries(
    Object.entries(files).map(([key, value]) => [
      key,
      isFileName(value) ? `${URL_PREFIX}/${hash}/${value}` : value,
    ]),
  ) as DrawnImageSet;
}

async function makeSet(drawings: Drawings, kind: ImageKind, folder: string, hash: string) {
  await mkdir(folder, { recursive: true });
  const temporary = await mkdtemp(join(folder, '.making-'));
  try {
    const set = withAddresses(await renderFiles(drawings, kind, temporary), hash);
    await writeFile(join(temporary, RECORD), JSON.stringify(set));
    // A temporary folder is for its owner only, but a web server of another user may serve these.
    await chmod(temporary, 0o755);
    await moveIntoPlace(temporary, folder, hash);
    return set;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * The picture of `art` in every size and format of its kind, under `folder`, which is served as
 * `/media`. Throws when the drawing or one of its options is not known.
 */
export async function buildImageSet(
  art: Art,
  kind: ImageKind,
  folder: string,
): Promise<DrawnImageSet> {
  const drawings = drawAll(art, kind);
  const hash = hashOf(drawings, kind);
  const place = join(folder, hash);
  const current = underWay.get(place);
  if (current) return current;
  const set = inQueue(
    async () => (await readSet(folder, hash)) ?? makeSet(drawings, kind, folder, hash),
  ).finally(() => underWay.delete(place));
  underWay.set(place, set);
  return set;
}
