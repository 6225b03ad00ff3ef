/** The boxes of an MP4 file that an import looks at, without pictures. */

interface SampleVideo {
  lines?: number;
  codec?: string;
  /** Whether the index is after the pictures. */
  indexLast?: boolean;
}

function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + header.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
}

function trackHeader(lines: number): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt32BE(lines * 0x1_00_00, header.length - 4);
  return box('tkhd', header);
}

/** Several kilobytes, so that it can be asked for in ranges. */
export function sampleVideo(video: SampleVideo = {}): Buffer {
  const { lines = 480, codec = 'avc1', indexLast = false } = video;
  const table = box('stbl', box('stsd', box(codec, Buffer.alloc(78))));
  const track = box('trak', trackHeader(lines), box('mdia', box('minf', table)));
  const index = box('moov', box('trak', trackHeader(0)), track);
  const pictures = box('mdat', Buffer.from(`${lines} `.repeat(1_000)));
  const body = indexLast ? [pictures, index] : [index, pictures];
  return Buffer.concat([box('ftyp', Buffer.from('isom0000isom')), ...body]);
}

/** Files of a content folder by name, and the content that names them. */
export function sampleFilm(image: { file: string }) {
  const both = (hu: string, en: string) => ({ hu, en });
  const named = [480, 576, 720, 1080].map((lines) => [`${lines}.mp4`, sampleVideo({ lines })]);
  return {
    files: Object.fromEntries(named) as Record<string, Buffer>,
    video: {
      heading: both('Film', 'Film'),
      poster: image,
      files: {
        '480p': '480.mp4',
        '576p': '576.mp4',
        '720p': '720.mp4',
        '1080p': '1080.mp4',
      },
    },
  };
}
