/** The scene of a concert. */
import { darker } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, line, repeat, shape } from '../shapes.ts';
import { hill, sky, sun } from '../things/land.ts';
import { person } from '../things/people.ts';
import { garland, note } from '../things/sparkle.ts';

function guitar(pen: Pen, x: number, y: number, scale: number, colour: string): string {
  return at(
    x,
    y,
    scale,
    22,
    box(-5, -196, 10, 110, 3, '#5a3420') + box(-11, -216, 22, 30, 5, '#3a2230'),
    shape(
      'M0-100C28-100 34-78 26-62C22-52 44-44 44-14C44 18 22 32 0 32S-44 18-44-14C-44-44-22-52-26-62C-34-78-28-100 0-100z',
      pen.lit(colour, 1.3),
    ),
    circle(0, -40, 13, pen.colours.ink),
    box(-18, -4, 36, 7, 3, pen.colours.ink),
    line('M-3-190V-2M3-190V-2', pen.colours.light, 1, 0.8),
  );
}

export function music(pen: Pen): string {
  const { colours, focus, width } = pen;
  const cone = (x: number, lean: number, colour: string) =>
    shape(d`M${x} -10L${x + lean - 80} 330h160z`, pen.fade(colour, colour, 0.55, 0.05));
  const speaker = (x: number) =>
    box(x - 36, 190, 72, 132, 6, pen.lit(colours.ink)) +
    circle(x, 278, 26, '#4d3a66') +
    circle(x, 278, 11, colours.ink) +
    circle(x, 220, 14, '#4d3a66');
  return [
    sky(pen),
    pen.colours.night ? sun(pen, width * 0.14, 80, 28) : '',
    hill(pen, 262, 30, colours.far),
    circle(focus, 180, 260, pen.glow(colours.sun, 0.6)),
    cone(focus - 190, 90, colours.pop),
    cone(focus, 0, colours.sun),
    cone(focus + 190, -90, colours.third),
    garland(pen, focus - 270, 34, 540, 26, false),
    box(focus - 270, 318, 540, 90, 8, pen.lit(darker(colours.near, 0.15))),
    box(focus - 280, 314, 560, 13, 6, pen.lit(colours.accent)),
    speaker(focus - 222),
    speaker(focus + 222),
    person(pen, focus - 16, 316, 1.5, {
      coat: colours.pop,
      style: 'short',
      left: [-40, -76],
      right: [24, -58],
    }),
    guitar(pen, focus - 14, 252, 0.62, colours.accent),
    person(pen, focus + 120, 316, 1.42, {
      coat: colours.third,
      style: 'long',
      left: [-18, -108],
      right: [36, -136],
    }),
    line(d`M${focus + 94} 318V160`, colours.ink, 4) + circle(focus + 94, 158, 8, colours.ink),
    person(pen, focus - 134, 316, 1.38, {
      coat: colours.leaf,
      style: 'bun',
      left: [-42, -136],
      right: [36, -80],
    }),
    note(focus - 84, 96, 1.2, colours.light),
    note(focus + 60, 74, 0.9, colours.accent),
    note(focus + 168, 116, 1.1, colours.light),
    repeat(
      Math.round(width / 44),
      (i) =>
        circle(
          i * 44 + 10,
          398 - (i % 3) * 7,
          19,
          pen.fade(darker(colours.near, 0.3), colours.ink),
        ) +
        (i % 3 === 1
          ? line(d`M${i * 44 + 24} 400L${i * 44 + 34} 352`, darker(colours.near, 0.35), 11)
          : ''),
    ),
  ].join('');
}
