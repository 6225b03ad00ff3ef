/** The pen a drawing is made with: the stage it fills, its colours, its chance, and its paints. */
import { darker, lighter } from './colour.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { type Random, seededRandom } from './random.ts';

export interface Size {
  width: number;
  height: number;
}

/** What may vary in a drawing; each drawing reads the part that concerns it. */
export interface DrawOptions {
  palette: PaletteName;
  seed: string;
}

/** The same colours on other things, so that two pictures of one drawing differ. */
function withThingsRepainted(palette: Palette, random: Random): Palette {
  const { pop, accent, third } = palette;
  return random.pick([
    palette,
    { ...palette, pop: third, third: pop },
    { ...palette, accent: third, third: accent },
    { ...palette, accent: pop, pop: accent },
  ]);
}

export class Pen {
  /** Units of the stage; the height is always the same, so that a scene fits every shape. */
  readonly width: number;
  readonly height: number;
  readonly colours: Palette;
  readonly random: Random;
  /** Drawn the other way round; never a wide picture, whose free side is the left one. */
  private readonly mirrored: boolean;
  private readonly size: Size;
  private readonly ids = new Map<string, string>();
  private readonly definitions: string[] = [];

  constructor(options: DrawOptions, size: Size, stageHeight = 400) {
    this.size = size;
    this.height = stageHeight;
    this.width = Math.round((stageHeight * size.width) / size.height);
    this.random = seededRandom(options.seed);
    this.colours = withThingsRepainted(PALETTES[options.palette], this.random);
    this.mirrored = this.random.chance(0.4) && !this.wide;
  }

  /** Where the eye should go: to the right of a wide picture, whose left is often written on. */
  get focus(): number {
    return this.wide ? this.width * 0.68 : this.width / 2;
  }

  get wide(): boolean {
    return this.width > this.height * 2.2;
  }

  /** A place beside the focus, moved inwards where the picture's edge would cut what stands there. */
  beside(offset: number, margin = 40): number {
    return Math.max(margin, Math.min(this.width - margin, this.focus + offset));
  }

  private paint(definition: (id: string) => string): string {
    const key = definition('');
    const known = this.ids.get(key);
    if (known) return `url(#${known})`;
    const id = `p${this.ids.size}`;
    this.ids.set(key, id);
    this.definitions.push(definition(id));
    return `url(#${id})`;
  }

  /** A colour as the sun paints it on a round thing: from above right to below left. */
  lit(colour: string, depth = 1): string {
    return this.paint(
      (id) =>
        `<linearGradient id="${id}" x1="0.9" y1="0" x2="0.15" y2="1"><stop stop-color="${lighter(colour, 0.16 * depth)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.2 * depth)}"/></linearGradient>`,
    );
  }

  /** From one colour at the top to another at the bottom. */
  fade(top: string, bottom: string, topOpacity = 1, bottomOpacity = 1): string {
    return this.paint(
      (id) =>
        `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}" stop-opacity="${topOpacity}"/><stop offset="1" stop-color="${bottom}" stop-opacity="${bottomOpacity}"/></linearGradient>`,
    );
  }

  /** Light that fades out towards the rim. */
  glow(colour: string, opacity = 0.8): string {
    return this.paint(
      (id) =>
        `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".5" stop-color="${colour}" stop-opacity="${opacity * 0.45}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  /** `inner` seen only inside `shape`. */
  inside(shape: string, inner: string): string {
    const reference = this.paint((id) => `<clipPath id="${id}">${shape}</clipPath>`);
    return `<g clip-path="${reference}">${inner}</g>`;
  }

  /** The finished picture. */
  svg(body: string): string {
    const { width, height } = this.size;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice"><defs>${this.definitions.join('')}</defs>${this.mirrored ? `<g transform="translate(${this.width} 0) scale(-1 1)">${body}</g>` : body}</svg>`;
  }
}
