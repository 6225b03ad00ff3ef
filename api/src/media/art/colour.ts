/** Mixing of colours in OKLab, where a step looks equally large in every hue. */

type Triple = [number, number, number];

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toHexPair(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const value = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}

function toOklab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16)),
  ) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${toHexPair(red)}${toHexPair(green)}${toHexPair(blue)}`;
}

/** The colour `share` of the way from `from` to `to` (both `#rrggbb`). */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toOklab(from), toOklab(to)];
  return fromOklab(start.map((value, i) => value + ((end[i] ?? value) - value) * share) as Triple);
}

/** How light a colour looks, from 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  return toOklab(colour)[0];
}

/** Towards sunlight: a warm white. */
export const lighter = (colour: string, share: number) => mix(colour, '#fffaf0', share);

/** Towards shade: the aubergine ink of the brand rather than black, so that shadows stay warm. */
export const darker = (colour: string, share: number) => mix(colour, '#2b1b3d', share);
