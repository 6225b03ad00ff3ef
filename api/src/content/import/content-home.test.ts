import { HOME_BLOCKS } from '@mall/contracts';
import { prepareSample } from '../../testing/prepare-sample.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { sampleFilm, sampleVideo } from '../../testing/sample-video.ts';

type Content = ReturnType<typeof sampleContent>;

const image = { file: 'images/sample.svg' };

/** Prepares the sample content after `change`, with further files in its folder. */
async function prepare(change: (site: Content['site']) => void, files = {}) {
  const content = sampleContent();
  change(content.site);
  return prepareSample(content, files);
}

describe('the blocks of the home page', () => {
  const prepareBlocks = (...blocks: string[]) =>
    prepare((site) => Object.assign(site, { home: { blocks } }));

  it('are all of them in the usual order without a list in the content', async () => {
    const { content } = await prepare(() => undefined);
    expect(content.site.home).toEqual({ blocks: HOME_BLOCKS });
  });

  it('are those that the content names, in its order', async () => {
    const { content } = await prepareBlocks('shops', 'hero');
    expect(content.site.home.blocks).toEqual(['shops', 'hero']);
  });

  it.each([
    ['a block twice', ['hero', 'shops', 'hero'], '"hero" is in line'],
    ['a block that does not exist', ['heros'], 'Invalid option: expected one of "today"|"hero"'],
  ])('%s is an issue', async (_name, blocks, message) => {
    await expect(prepareBlocks(...blocks)).rejects.toThrow(`home.blocks: ${message}`);
  });
});

describe('the video of the home page', () => {
  const prepareFilm = (files: Record<string, Buffer> = {}, name = '480.mp4') => {
    const film = sampleFilm(image);
    return prepare(
      (site) => {
        const named = { ...film.video.files, '480p': name };
        site.home = { video: { ...film.video, files: named } };
      },
      { ...film.files, ...files },
    );
  };

  it('is taken in four sizes', async () => {
    const { content, videos } = await prepareFilm();
    expect(videos).toHaveLength(4);
    expect(Object.values(content.site.home.video?.files ?? {})).toEqual(
      videos.map(({ id }) => ({ id })),
    );
  });

  it.each<[string, Buffer | undefined, string]>([
    ['is missing', undefined, 'is missing'],
    ['is a text', Buffer.from('no video'.repeat(99)), 'is no MP4 video, or not whole'],
    ['is cut off', sampleVideo().subarray(0, -9), 'is no MP4 video, or not whole'],
    ['has no picture', sampleVideo({ lines: 0 }), 'holds no picture'],
    ['has another size', sampleVideo({ lines: 720 }), 'has 720 lines; this video has to have 480'],
    ['is coded otherwise', sampleVideo({ codec: 'hvc1' }), 'is not coded as H.264'],
    ['has its index last', sampleVideo({ indexLast: true }), 'has its index at the end'],
    ['is too large', Buffer.alloc(21 * 1024 * 1024), 'has 21.0 MB; a video has at most 20 MB'],
  ])('is refused when a file %s', async (_name, bytes, message) => {
    const name = 'bad.mp4';
    const preparing = prepareFilm(bytes && { [name]: bytes }, name);
    await expect(preparing).rejects.toThrow(`home.video.files.480p: "${name}" ${message}`);
  });

  it('is refused outside the folder', async () => {
    await expect(prepareFilm({}, '../480.mp4')).rejects.toThrow('is outside the content folder');
  });

  it('is read from the content alone', async () => {
    const files = { 'unused.mp4': Buffer.from('anything') };
    expect((await prepareSample(sampleContent(), files)).videos).toEqual([]);
  });
});
