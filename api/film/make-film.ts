/**
 * Makes the example film of the home page from the example pictures, in its four sizes, and its
 * still picture: `node api/film/make-film.ts`. It needs `ffmpeg` on the PATH. Its files are committed, so it
 * runs again only when the film is to be another one.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VIDEO_SIZES } from '@mall/contracts';
import sharp from 'sharp';

const CONTENT = join(import.meta.dirname, '../content');
const FRAME = { width: 1920, height: 1080 };
const FPS = 25;
const SECONDS_EACH = 3.4;
const FADE_SECONDS = 0.8;

/** A picture, and from where to where across it the camera goes, from 0 to 1. */
const SCENES = [
  { picture: 'home', from: 0.25, to: 0.75 },
  { picture: 'tropicarium', from: 0.2, to: 0.95 },
  { picture: 'kockapark', from: 0, to: 0.75 },
  { picture: 'cinema', from: 0.05, to: 0.85 },
  { picture: 'playhouse', from: 0.35, to: 0.9 },
  { picture: 'entertainment', from: 0.4, to: 0.95 },
];

/** Quality by size: all four files together stay below 4 MB. */
const RATE_FACTOR = { '480p': 27, '576p': 27, '720p': 27, '1080p': 28 };

const ffmpeg = (...args: readonly string[]) =>
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: 'inherit',
  });

/** A cover as high as the film, drawn from its SVG. */
async function drawPicture(picture: string, folder: string): Promise<string> {
  const file = join(folder, `${picture}.png`);
  const svg = join(CONTENT, 'images/cover', `${picture}.svg`);
  await sharp(svg, { density: 160 }).resize({ height: FRAME.height }).png().toFile(file);
  return file;
}

/** The camera goes across each picture; the next one fades in over its end. */
function filterGraph(): string {
  const frames = Math.round(SECONDS_EACH * FPS);
  const pans = SCENES.map(({ from, to }, index) => {
    const progress = `(1-cos(PI*n/${frames - 1}))/2`;
    const x = `(iw-${FRAME.width})*(${from}+${(to - from).toFixed(2)}*${progress})`;
    return `[${index}:v]fps=${FPS},crop=${FRAME.width}:${FRAME.height}:'${x}':0,setsar=1[s${index}]`;
  });
  const fades = SCENES.slice(1).map((_, index) => {
    const before = index === 0 ? 's0' : `f${index}`;
    const offset = ((index + 1) * (SECONDS_EACH - FADE_SECONDS)).toFixed(2);
    const fade = `xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}`;
    return `[${before}][s${index + 1}]${fade}[f${index + 1}]`;
  });
  return [...pans, ...fades].join(';');
}

function joinScenes(pictures: readonly string[], film: string): void {
  const inputs = pictures.flatMap((picture) => [
    ...['-loop', '1', '-framerate', String(FPS), '-t', String(SECONDS_EACH), '-i', picture],
  ]);
  const end = `[f${SCENES.length - 1}]`;
  const lossless = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0'];
  ffmpeg(...inputs, '-filter_complex', filterGraph(), '-map', end, ...lossless, film);
}

function writeSizes(film: string, folder: string): void {
  for (const size of VIDEO_SIZES) {
    const scaled = `scale=-2:${Number.parseInt(size, 10)}:flags=lanczos,format=yuv420p`;
    const code = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-an'];
    const rate = ['-crf', String(RATE_FACTOR[size]), '-tune', 'animation'];
    const file = join(folder, `intro-${size}.mp4`);
    ffmpeg('-i', film, '-vf', scaled, ...code, ...rate, '-movflags', '+faststart', file);
  }
}

async function writeStill(film: string, folder: string): Promise<void> {
  const first = join(folder, 'first.png');
  ffmpeg('-ss', '0.2', '-i', film, '-frames:v', '1', first);
  const still = join(CONTENT, 'images/still');
  mkdirSync(still, { recursive: true });
  await sharp(first).webp({ quality: 86, effort: 6 }).toFile(join(still, 'intro.webp'));
}

const folder = mkdtempSync(join(tmpdir(), 'film-'));
try {
  const film = join(folder, 'film.mkv');
  const videos = join(CONTENT, 'videos');
  mkdirSync(videos, { recursive: true });
  joinScenes(await Promise.all(SCENES.map(({ picture }) => drawPicture(picture, folder))), film);
  writeSizes(film, videos);
  await writeStill(film, folder);
} finally {
  rmSync(folder, { recursive: true });
}
