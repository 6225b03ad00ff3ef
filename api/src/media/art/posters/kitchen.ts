/** The poster motif kitchen. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, ellipse, line, repeat, shape } from '../shapes.ts';
import { person } from '../things/people.ts';
import { steam } from '../things/sparkle.ts';

export function kitchen(pen: Pen): string {
  const { colours } = pen;
  const food = (x: number, y: number, turn: number, inner: string) => at(x, y, 1.1, turn, inner);
  const tomato =
    circle(0, 0, 19, pen.lit('#e04a38', 1.4)) +
    shape('M0-16l5-9l3 8l9-1l-7 7q-10 4-20 0l-7-7l9 1z', colours.leaf);
  const carrot =
    shape('M-8-24Q0-30 8-24L2 28Q0 32-2 28z', pen.lit('#f08a3c')) +
    line('M0-26L-8-42M0-26V-46M0-26L8-42', colours.leaf, 4.4);
  const mushroom =
    shape('M-7 0H7L9 20Q0 24-9 20z', '#f4e3cf') +
    shape('M-24 2C-24-20 24-20 24 2Q0 8-24 2z', pen.lit('#c98a5e'));
  const leaf =
    shape('M0 20C-20 4-14-18 0-28C14-18 20 4 0 20z', pen.lit(colours.leaf)) +
    line('M0 18V-18', lighter(colours.leaf, 0.4), 2);
  const toque = at(
    150,
    208,
    1.56,
    0,
    box(-15, -22, 30, 22, 3, '#ffffff'),
    circle(-14, -28, 13, '#fffaf2') +
      circle(14, -28, 13, '#f1e6dd') +
      circle(0, -35, 16, '#fffdf8'),
  );
  const pan = at(
    196,
    268,
    1,
    -12,
    box(44, -8, 76, 11, 5, darker('#b9824f', 0.2)),
    shape('M-60-12H52L38 16Q-4 26-46 16z', pen.lit(colours.ink)),
    ellipse(-4, -12, 56, 10, lighter(colours.ink, 0.25)),
  );
  return [
    box(0, 0, 300, 450, 0, pen.fade(colours.sky, colours.glow)),
    repeat(12, (i) =>
      at(150, 236, 1, i * 30, shape('M0 0L-46-480H46z', colours.light, i % 2 ? 0.3 : 0.1)),
    ),
    circle(150, 200, 200, pen.glow(colours.sun, 0.6)),
    person(pen, 150, 440, 1.8, {
      coat: colours.light,
      style: 'short',
      skin: '#e8b088',
      hair: '#5a3420',
      left: [-42, -118],
      right: [28, -88],
    }),
    toque,
    shape('M126 250Q150 268 174 250L170 270Q150 280 130 270z', colours.pop),
    pan,
    food(60, 130, -24, tomato),
    food(236, 158, 30, carrot),
    food(120, 74, 12, mushroom),
    food(196, 96, -14, leaf),
    food(250, 70, 40, tomato),
    food(40, 222, 30, leaf),
    food(70, 52, 60, carrot),
    food(166, 36, 90, leaf),
    steam(pen, 204, 250, 0.7),
    box(-10, 376, 320, 90, 6, pen.lit('#c58f5a')) +
      box(-10, 370, 320, 14, 6, lighter('#c58f5a', 0.3)),
    repeat(5, (i) =>
      circle(54 + i * 19, 366 - (i % 2) * 12, 12, pen.lit(i % 2 ? colours.accent : '#e04a38')),
    ),
    at(
      240,
      372,
      0.9,
      0,
      box(-30, -62, 60, 62, 8, pen.lit(colours.third)),
      box(-34, -70, 68, 12, 5, lighter(colours.third, 0.25)),
      circle(0, -74, 6, colours.accent),
    ),
  ].join('');
}
