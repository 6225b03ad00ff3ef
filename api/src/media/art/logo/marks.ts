/** The six forms of a logo, on a stage of 160 by 160. */
import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { box, circle, d, line, repeat, shape } from '../shapes.ts';
import { fitLetters, type Lettering } from './lettering.ts';
import type { LogoColours } from './logo-colours.ts';
import type { LogoShape } from './logo-options.ts';

export interface Mark {
  colours: LogoColours;
  letters: Lettering;
  random: Random;
}

const MIDDLE = 80;

function inRound({ colours, letters, random }: Mark): string {
  const inner = random.chance(0.5)
    ? `<circle cx="80" cy="80" r="56" fill="none" stroke="${colours.onMark}" stroke-width="1.6" opacity=".7"/>`
    : '';
  const touch = random.chance(0.4)
    ? circle(122, 38, 12, colours.accent) +
      `<circle cx="122" cy="38" r="14" fill="none" stroke="${colours.ground}" stroke-width="4"/>`
    : '';
  return (
    circle(MIDDLE, MIDDLE, 62, colours.mark) +
    inner +
    fitLetters(letters, MIDDLE, MIDDLE, inner ? 82 : 88, 50, colours.onMark) +
    touch
  );
}

function inSquare({ colours, letters, random }: Mark): string {
  const corner = random.pick([4, 18, 34]);
  const outline = box(20, 20, 120, 120, corner, colours.mark);
  const deco = random.pick([
    `<g clip-path="url(#mark)">${shape('M20 140V112Q60 96 100 112T180 104V140z', colours.accent, 0.9)}</g>`,
    `<g clip-path="url(#mark)">${shape('M140 20V64A44 44 0 0 1 96 20z', colours.accent, 0.9)}</g>`,
    '',
  ]);
  const clip = `<clipPath id="mark">${box(20, 20, 120, 120, corner, '#000')}</clipPath>`;
  return (
    clip +
    outline +
    deco +
    fitLetters(letters, MIDDLE, deco.includes('V112') ? 70 : MIDDLE, 92, 54, colours.onMark)
  );
}

function inPill({ colours, letters, random }: Mark): string {
  const tilt = random.chance(0.3) ? -8 : 0;
  const dots = random.chance(0.45)
    ? repeat(3, (i) =>
        circle(
          68 + i * 12,
          126,
          3.4,
          [colours.accent, colours.mark, mix(colours.mark, '#ffffff', 0.5)][i] ?? colours.mark,
        ),
      )
    : '';
  return `<g transform="rotate(${tilt} 80 80)">${box(10, 48, 140, 64, 32, colours.mark)}${fitLetters(letters, MIDDLE, MIDDLE, 106, 33, colours.onMark)}</g>${dots}`;
}

function aloneAsWord({ colours, letters, random }: Mark): string {
  const word = fitLetters(letters, MIDDLE, 76, 132, 52, colours.mark);
  const foot = random.pick([
    line('M62 116Q80 126 98 116', colours.accent, 5),
    box(58, 112, 44, 5, 2.5, colours.accent),
    circle(MIDDLE, 118, 5, colours.accent),
    repeat(3, (i) => circle(66 + i * 14, 117, 3.6, i === 1 ? colours.accent : colours.mark)),
    shape(
      'M80 108C92 108 98 116 98 124C86 124 80 116 80 108zM80 108C68 108 62 116 62 124C74 124 80 116 80 108z',
      colours.accent,
    ),
  ]);
  return word + foot;
}

function inRing({ colours, letters, random }: Mark): string {
  const gap = random.pick([0, 46, 90]);
  const around = 2 * Math.PI * 58;
  const dash = gap
    ? ` stroke-dasharray="${(around - gap).toFixed(1)} ${gap}" transform="rotate(${random.pick([-52, 34, 128])} 80 80)"`
    : '';
  const ring = `<circle cx="80" cy="80" r="58" fill="none" stroke="${colours.mark}" stroke-width="${random.pick([5, 9, 12])}" stroke-linecap="round"${dash}/>`;
  const star = random.chance(0.35) ? circle(MIDDLE, 118, 4.4, colours.accent) : '';
  return ring + star + fitLetters(letters, MIDDLE, MIDDLE, 82, 46, colours.mark);
}

function onStripes({ colours, letters, random }: Mark): string {
  const band = box(0, 44, 160, 72, 0, colours.mark);
  const edge = random.pick([
    box(0, 34, 160, 5, 0, colours.accent) + box(0, 121, 160, 5, 0, colours.accent),
    shape(
      repeat(8, (i) => d`M${i * 20} 116h20l-10 11z`),
      colours.mark,
    ),
    box(0, 116, 160, 9, 0, colours.accent),
  ]);
  return band + edge + fitLetters(letters, MIDDLE, MIDDLE, 124, 42, colours.onMark);
}

export const MARKS: Readonly<Record<LogoShape, (mark: Mark) => string>> = {
  circle: inRound,
  square: inSquare,
  pill: inPill,
  word: aloneAsWord,
  ring: inRing,
  stripe: onStripes,
};
