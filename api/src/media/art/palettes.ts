/** The colour moods of the drawings; each names its colours by what they paint. */

export interface Palette {
  /** Sky or wall, at the top and at the horizon. */
  sky: string;
  glow: string;
  /** Sun, moon or lamp: where the light comes from. */
  sun: string;
  /** Three layers of land or room, from far to near. */
  far: string;
  mid: string;
  near: string;
  /** Colours of things: the strong one, its partner, a third and a quiet one. */
  pop: string;
  accent: string;
  third: string;
  quiet: string;
  leaf: string;
  light: string;
  ink: string;
  /** Stars instead of clouds. */
  night: boolean;
}

const INK = '#2b1b3d';
const CREAM = '#fff8ec';
const SUN = '#ffb703';
const CORAL = '#e4572e';
const LEAF = '#2e7d5b';
const _SKY = '#8ecae6';
const PLUM = '#8e3b6f';

const base = { light: CREAM, ink: INK, night: false };

export const PALETTES = {
  sunrise: {
    ...base,
    sky: '#fbc4a0',
    glow: '#ffe9c4',
    sun: SUN,
    far: '#f2a285',
    mid: '#d97068',
    near: PLUM,
    pop: CORAL,
    accent: SUN,
    third: '#3f8fa8',
    quiet: '#f7d9c0',
    leaf: '#4d8f63',
  },
  meadow: {
    ...base,
    sky: '#a8dbea',
    glow: '#fdf3cf',
    sun: SUN,
    far: '#a9d3a0',
    mid: '#63ad74',
    near: LEAF,
    pop: CORAL,
    accent: SUN,
    third: PLUM,
    quiet: '#e9efcf',
    leaf: '#3d9467',
  },
  ocean: {
    ...base,
    sky: '#7cc5e0',
    glow: '#dff3ea',
    sun: '#ffd166',
    far: '#5fb0cc',
    mid: '#2f86ab',
    near: '#1d5b80',
    pop: CORAL,
    accent: SUN,
    third: '#f6a58b',
    quiet: '#cfe9ec',
    leaf: '#2f9182',
  },
  berry: {
    ...base,
    sky: '#f3b8c6',
    glow: '#ffe8dc',
    sun: '#ffc24b',
    far: '#dd8aa6',
    mid: '#b4557f',
    near: '#6f2b5c',
    pop: '#e4472e',
    accent: SUN,
    third: '#4f7cac',
    quiet: '#f9d8d6',
    leaf: '#4b8a6a',
  },
  night: {
    ...base,
    sky: '#251a4a',
    glow: '#7b4a86',
    sun: '#ffe1a0',
    far: '#5a3f80',
    mid: '#40306a',
    near: '#241a44',
    pop: '#f0603a',
    accent: SUN,
    third: '#58b6c9',
    quiet: '#a685b4',
    leaf: '#3f8f7c',
    night: true,
  },
  sand: {
    ...base,
    sky: '#f4dcb4',
    glow: '#fff4de',
    sun: '#f79d3c',
    far: '#ecc48f',
    mid: '#d9a066',
    near: '#a8663f',
    pop: CORAL,
    accent: '#f2a71b',
    third: LEAF,
    quiet: '#f8e6c8',
    leaf: '#5d8a55',
  },
  mint: {
    ...base,
    sky: '#b8e3d4',
    glow: '#f4f8de',
    sun: SUN,
    far: '#93cfb9',
    mid: '#56ab95',
    near: '#24706a',
    pop: CORAL,
    accent: SUN,
    third: PLUM,
    quiet: '#dcf0e2',
    leaf: LEAF,
  },
  winter: {
    ...base,
    sky: '#87b8da',
    glow: '#f6e6e4',
    sun: '#ffd68a',
    far: '#c5dcec',
    mid: '#e3eef5',
    near: '#f8fbfd',
    pop: '#d8392f',
    accent: SUN,
    third: '#3f6f9f',
    quiet: '#d3e3ef',
    leaf: '#2c7a63',
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as [PaletteName, ...PaletteName[]];
