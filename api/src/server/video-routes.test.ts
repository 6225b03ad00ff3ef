/** The video of the home page over real HTTP: whole, in ranges, and gone when no content names it. */
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleContent } from '../testing/sample-content.ts';
import { sampleFilm, sampleVideo } from '../testing/sample-video.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { TEST_DATABASES } from '../testing/test-databases.ts';
import { serveTestSite, startTestSite, type TestSite } from '../testing/test-site.ts';

const whole = sampleVideo();
const film = sampleFilm({ file: 'images/sample.svg' });

let site: TestSite;
let path: string;

const ask = (path: string | undefined, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}${path}`, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe.each(TEST_DATABASES)('a video in %s', (_name, open) => {
  const sites: TestSite[] = [];
  let files: [size: string, path: string][];

  beforeAll(async () => {
    site = await startTestSite(open());
    sites.push(site);
    const content = sampleContent();
    content.site.home = { video: film.video };
    await site.load(content, film.files);
    files = Object.entries((await site.data('/home')).video.files);
    path = Object.fromEntries(files)['480p'] ?? '';
  });
  afterAll(() => Promise.all(sites.map((each) => each.close())));

  test('is served as it is', async () => {
    expect(files).toHaveLength(4);
    for (const [size, file] of files) {
      const bytes = await bytesOf(await ask(file));
      expect(bytes).toEqual(sampleVideo({ lines: Number.parseInt(size, 10) }));
    }
  });

  test('may be asked for in ranges, and kept for good', async () => {
    const first = await ask(path);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
      'content-length': String(whole.length),
      'content-type': 'video/mp4',
    });
    const range = { range: 'bytes=10-19' };
    const part = await ask(path, range);
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
    expect(await bytesOf(part)).toEqual(whole.subarray(10, 20));

    const modified = first.headers.get('last-modified') ?? '';
    const same = await ask(path, { ...range, 'if-range': modified });
    expect([same.status, (await bytesOf(same)).length]).toEqual([206, 10]);
    const other = await ask(path, { ...range, 'if-range': 'Mon, 01 Jan 2001 00:00:00 GMT' });
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, whole.length]);
    const beyond = await ask(path, { range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
  });

  test('is sent in ranges for the strong tag of the file alone', async () => {
    const { headers } = await ask(path);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    const status = async (ifRange: string) =>
      (await ask(path, { range: 'bytes=10-19', 'if-range': ifRange })).status;
    expect(await status(etag)).toBe(206);
    expect(await status(`W/${etag}`)).toBe(200);
    expect(await status('"another"')).toBe(200);
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(304);
  });

  test('what is no video of the content is not found', async () => {
    for (const name of ['0123456789ab.mp4', 'a.mp4', '%2e%2e%2fa.mp4', 'x.txt']) {
      expect((await ask(`/media/videos/${name}`)).status).toBe(404);
    }
  });

  test('has the same tags in another process', async () => {
    const other = await serveTestSite(site.db, await makeTemporaryFolder());
    sites.push(other);
    const [one, two] = await Promise.all(
      sites.map(async ({ origin }) => {
        const { headers } = await fetch(origin + path);
        return [headers.get('etag'), headers.get('last-modified')];
      }),
    );
    expect(two).toEqual(one);
  });

  test('one that no content names is kept for thirty days', async () => {
    await ask(path);
    const copy = join(site.imagesFolder, path.replace('/media/', ''));
    await site.load(sampleContent());
    const ids = () => site.db.selectFrom('videos').select(['id', 'unused_since']).execute();
    expect((await ids()).map(({ unused_since }) => unused_since !== null)).toEqual(
      Array(4).fill(true),
    );
    await utimes(copy, 0, 0);
    await site.db.updateTable('videos').set({ unused_since: '2020-01-01' }).execute();
    await site.purge(new Date());
    expect(await ids()).toEqual([]);
    expect((await ask(path)).status).toBe(404);
  });
});
