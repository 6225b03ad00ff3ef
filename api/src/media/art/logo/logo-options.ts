/** What a logo's options may be. */

import { even } from '../../glyphs/even.ts';
import type { Face } from '../../glyphs/face.ts';
import { narrow } from '../../glyphs/narrow.ts';
import { round } from '../../glyphs/round.ts';
import { serif } from '../../glyphs/serif.ts';

export const SHAPE_NAMES = ['circle', 'square', 'pill', 'word', 'ring', 'stripe'] as const;
export type LogoShape = (typeof SHAPE_NAMES)[number];

export const FACES = { round, serif, narrow, even } satisfies Record<string, Face>;
export type FaceName = keyof typeof FACES;
export const FACE_NAMES = Object.keys(FACES) as [FaceName, ...FaceName[]];

export type LogoOptions = Readonly<Record<string, string | number | boolean>>;

const MOST_LETTERS = 14;

function checkLetters(letters: string): string | undefined {
  if (letters.trim() === '')
    return 'letters is missing; give the one to fourteen letters of the logo';
  if (letters.length > MOST_LETTERS) {
    return `letters "${letters}" has more than ${MOST_LETTERS} characters`;
  }
  const unknown = Array.from(letters).find((letter) => letter !== ' ' && !(letter in round));
  return (
    unknown &&
    `letters "${letters}" has "${unknown}"; the faces have ${Object.keys(round).join('')}`
  );
}

function checkChoice(field: string, value: unknown, known: readonly string[]): string | undefined {
  if (value === undefined || known.includes(String(value))) return undefined;
  return `${field} "${value}" is not known; it can be one of ${known.join(', ')}`;
}

/** What is wrong with a logo's options, in words. */
export function checkLogo(options: LogoOptions): string | undefined {
  return (
    checkLetters(String(options.letters ?? '')) ??
    checkChoice('shape', options.shape, SHAPE_NAMES) ??
    checkChoice('face', options.face, FACE_NAMES)
  );
}
