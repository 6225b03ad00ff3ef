/** All drawings by name, and the check of a drawing's name and options. */
import type { Art } from '../../content/source-schema.ts';
import type { ImageKind } from '../image-kind.ts';
import { drawLogo } from './logo/logo.ts';
import { checkLogo, SHAPE_NAMES } from './logo/logo-options.ts';
import { PALETTE_NAMES, type PaletteName } from './palettes.ts';
import { Pen, type Size } from './pen.ts';
import { POSTER_HEIGHT, POSTERS } from './posters/posters.ts';
import { SCENES } from './scenes/scenes.ts';

/** Every name that content may use: scenes, motifs of `poster`, palettes, and shapes of `logo`. */
export const KNOWN_ART = {
  art: [...Object.keys(SCENES), 'poster', 'logo'],
  motifs: Object.keys(POSTERS),
  palettes: PALETTE_NAMES as readonly string[],
  shapes: SHAPE_NAMES as readonly string[],
};

const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  poster: ['motif', 'palette', 'seed'],
  logo: ['letters', 'palette', 'shape', 'face', 'seed'],
};
const SCENE_OPTIONS = ['palette', 'seed'];

function checkName(field: string, value: unknown, known: readonly string[]): string | undefined {
  if (value === undefined || known.includes(String(value))) return undefined;
  return `${field} "${value}" is not known; it can be one of ${known.join(', ')}`;
}

function checkFits(art: string, kind: ImageKind): string | undefined {
  const wanted = kind === 'logo' || kind === 'poster' ? kind : undefined;
  if (wanted && art !== wanted) return `art "${art}" cannot be a ${kind}; use art "${wanted}"`;
  if (!wanted && art in OPTIONS) return `art "${art}" cannot be a ${kind}; use a scene`;
  return undefined;
}

function checkOptionNames({ art, options }: Art): string | undefined {
  const known = OPTIONS[art] ?? SCENE_OPTIONS;
  return Object.keys(options)
    .map((name) => checkName(`option of art "${art}"`, name, known))
    .find(Boolean);
}

function checkPoster({ art, options }: Art): string | undefined {
  if (art !== 'poster') return undefined;
  return checkName('motif', options.motif ?? '', KNOWN_ART.motifs);
}

/** What is wrong with a drawing's name or options, in words; nothing when it can be drawn. */
export function checkArt(art: Art, kind: ImageKind): string | undefined {
  return (
    checkName('art', art.art, KNOWN_ART.art) ??
    checkFits(art.art, kind) ??
    checkOptionNames(art) ??
    checkName('palette', art.options.palette, KNOWN_ART.palettes) ??
    checkPoster(art) ??
    (art.art === 'logo' ? checkLogo(art.options) : undefined)
  );
}

function seedOf({ art, options }: Art): string {
  const { motif, letters, palette, seed } = options;
  return [art, motif ?? letters ?? '', palette ?? '', seed ?? ''].join('/');
}

/** The SVG of a drawing at a size; throws, naming what is wrong, when `checkArt` has an objection. */
export function drawArt(art: Art, kind: ImageKind, size: Size): string {
  const fault = checkArt(art, kind);
  if (fault) throw new Error(fault);
  const palette = art.options.palette as PaletteName | undefined;
  const seed = seedOf(art);
  if (art.art === 'logo') return drawLogo(art.options, seed, size);
  const drawing = art.art === 'poster' ? POSTERS[String(art.options.motif)] : SCENES[art.art];
  if (!drawing) throw new Error(`art "${art.art}" has no drawing`);
  const stageHeight = art.art === 'poster' ? POSTER_HEIGHT : undefined;
  const pen = new Pen({ palette: palette ?? drawing.palette, seed }, size, stageHeight);
  return pen.svg(drawing.draw(pen));
}
