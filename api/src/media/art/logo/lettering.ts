/** Sets letters of a face as one path of known extent. */
import type { Face } from '../../glyphs/face.ts';

export interface Lettering {
  /** SVG elements of the letters, as drawn at 100 units to the em. */
  body: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const SPACE = 26;
const NUMBERS = /-?\d*\.?\d+/g;

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The extent of a glyph's points; curves bulge little beyond theirs, which centring can bear. */
function extentOf(path: string): Extent {
  const numbers = (path.match(NUMBERS) ?? []).map(Number);
  const across = numbers.filter((_, i) => i % 2 === 0);
  const down = numbers.filter((_, i) => i % 2 === 1);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

/** The letters in a row, `spacing` units apart from their usual places. */
export function setLetters(letters: string, face: Face, spacing: number): Lettering {
  let x = 0;
  let body = '';
  const whole: Extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const letter of letters) {
    const [advance, path] = face[letter] ?? [SPACE, ''];
    if (path) {
      const extent = extentOf(path);
      whole.left = Math.min(whole.left, x + extent.left);
      whole.right = Math.max(whole.right, x + extent.right);
      whole.top = Math.min(whole.top, extent.top);
      whole.bottom = Math.max(whole.bottom, extent.bottom);
      body += `<path transform="translate(${Math.round(x * 10) / 10} 0)" d="${path}"/>`;
    }
    x += advance + spacing;
  }
  const { left, right, top, bottom } = whole;
  return { body, left, top, width: right - left, height: bottom - top };
}

/** Letters filling a box around (x, y) as far as their shape allows. */
export function fitLetters(
  lettering: Lettering,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  const scale = Math.min(width / lettering.width, height / lettering.height);
  const left = x - (lettering.left + lettering.width / 2) * scale;
  const top = y - (lettering.top + lettering.height / 2) * scale;
  return `<g fill="${fill}" transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${lettering.body}</g>`;
}
