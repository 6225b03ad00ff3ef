/** Lettered marks of shops. */
import { PALETTE_NAMES, type PaletteName } from '../palettes.ts';
import type { Size } from '../pen.ts';
import { seededRandom } from '../random.ts';
import { box } from '../shapes.ts';
import { setLetters } from './lettering.ts';
import { logoColours } from './logo-colours.ts';
import {
  FACE_NAMES,
  FACES,
  type FaceName,
  type LogoOptions,
  type LogoShape,
  SHAPE_NAMES,
} from './logo-options.ts';
import { MARKS } from './marks.ts';

const STAGE = 160;

/** The SVG of a logo whose options have been checked; what they leave open is chosen by the seed. */
export function drawLogo(options: LogoOptions, seed: string, size: Size): string {
  const random = seededRandom(`${seed}/${options.palette ?? ''}/${options.shape ?? ''}`);
  const palette = (options.palette as PaletteName | undefined) ?? random.pick(PALETTE_NAMES);
  const form = (options.shape as LogoShape | undefined) ?? random.pick(SHAPE_NAMES);
  const face = (options.face as FaceName | undefined) ?? random.pick(FACE_NAMES);
  const text = String(options.letters).trim();
  const letters = setLetters(text, FACES[face], random.pick([-2, 0, 0, text.length > 3 ? 5 : 2]));
  const colours = logoColours(palette, random);
  const mark = MARKS[form]({ colours, letters, random });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${STAGE} ${STAGE}">${box(0, 0, STAGE, STAGE, 0, colours.ground)}${mark}</svg>`;
}
