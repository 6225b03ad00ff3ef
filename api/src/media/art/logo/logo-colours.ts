/** The colours of a logo: its ground, its mark, its letters and a touch of something else. */
import { darker, lightness, mix } from '../colour.ts';
import { PALETTES, type PaletteName } from '../palettes.ts';
import type { Random } from '../random.ts';

export interface LogoColours {
  ground: string;
  /** The colour of the shape, or of the letters where they stand alone. */
  mark: string;
  /** Readable on `mark`. */
  onMark: string;
  accent: string;
}

const WHITE = '#ffffff';
const MOST_LIGHT_FOR_WHITE_TEXT = 0.72;

function strong(palette: PaletteName): [string, ...string[]] {
  const { pop, third, leaf, near, ink } = PALETTES[palette];
  const deepNear = lightness(near) > 0.6 ? third : near;
  return [pop, third, deepNear, leaf, darker(deepNear, 0.35), ink];
}

/** Colours by chance within a palette; the letters always stand out. */
export function logoColours(palette: PaletteName, random: Random): LogoColours {
  const mark = random.pick(strong(palette));
  const { light, accent, pop, quiet } = PALETTES[palette];
  const ground = random.pick([WHITE, WHITE, WHITE, light, mix(mark, WHITE, 0.86)]);
  const onMark =
    lightness(mark) > MOST_LIGHT_FOR_WHITE_TEXT
      ? PALETTES[palette].ink
      : random.pick([WHITE, WHITE, light, mix(quiet, WHITE, 0.4)]);
  return { ground, mark, onMark, accent: mark === pop ? accent : random.pick([accent, pop]) };
}
