/** Scenes of services and of the workshop. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { child, person } from '../things/people.ts';
import { FLOOR, niche, pendants, plant, room } from '../things/room.ts';
import { garland, sparkles } from '../things/sparkle.ts';

export function service(pen: Pen): string {
  const { colours, focus } = pen;
  const bell =
    shape('M-40 0C-40-40-20-52 0-52S40-40 40 0z', pen.lit('#f0b13a', 1.4)) +
    box(-48, -2, 96, 10, 5, colours.ink) +
    circle(0, -57, 6, colours.ink);
  const key = (colour: string) =>
    line('M0-6V8', colours.ink, 2) +
    `<circle cy="20" r="11" fill="none" stroke="${colour}" stroke-width="7"/>` +
    line('M0 32V72M0 72h11M0 58h9', colour, 7);
  const board =
    box(-66, -18, 132, 22, 6, pen.lit('#b9824f')) +
    [colours.pop, colours.accent, colours.third]
      .map((colour, i) => at(-42 + i * 42, 2, 1, i * 4 - 4, key(colour)))
      .join('');
  const clock =
    circle(0, 0, 46, pen.lit(colours.pop)) +
    circle(0, 0, 36, colours.light) +
    line('M0 0V-23M0 0L16 9', colours.ink, 5);
  return [
    room(pen),
    niche(pen, focus, 310, 278),
    pendants(pen, colours.pop),
    at(pen.beside(-206, 72), 110, 1, 0, board),
    at(pen.beside(196, 56), 108, 1, 0, clock),
    person(pen, focus + 20, FLOOR + 6, 1.55, {
      coat: colours.leaf,
      style: 'bun',
      left: [-34, -74],
      right: [42, -124],
    }),
    box(focus - 180, FLOOR - 62, 360, 110, 8, pen.lit('#b9824f')) +
      box(focus - 192, FLOOR - 74, 384, 18, 8, pen.lit(colours.light)) +
      repeat(6, (i) => box(focus - 166 + i * 56, FLOOR - 44, 44, 76, 5, darker('#b9824f', 0.12))),
    at(focus - 108, FLOOR - 80, 0.75, 0, bell),
    plant(pen, focus + 138, FLOOR - 72, 0.62, colours.pop),
  ].join('');
}

export function workshop(pen: Pen): string {
  const { colours, focus } = pen;
  const jarOf =
    box(-22, -50, 44, 50, 8, pen.fade(lighter(colours.third, 0.5), colours.third)) +
    line('M-10-50L-18-98M0-50V-108M10-50L20-96', '#b9824f', 6) +
    [
      [-18, -98, colours.pop],
      [0, -108, colours.accent],
      [20, -96, colours.leaf],
    ]
      .map(([x, y, c]) =>
        shape(d`M${Number(x) - 5} ${Number(y)}q-3 -14 5 -22q8 8 5 22z`, String(c)),
      )
      .join('');
  const pot = (x: number, colour: string) =>
    at(
      x,
      FLOOR - 32,
      1,
      0,
      box(-18, -26, 36, 26, 4, pen.lit(colours.light)),
      ellipse(0, -26, 18, 5, colour),
    );
  const paper = at(
    focus - 6,
    FLOOR - 36,
    1,
    0,
    shape('M-66 0L-48-18H62L78 0z', colours.light),
    circle(20, -9, 5, colours.accent),
    shape('M-34-4Q-20-16-6-6t26 0z', colours.leaf),
  );
  return [
    room(pen),
    niche(pen, focus, 300, 276),
    garland(pen, focus - 250, 26, 500, 26),
    pen.wide ? garland(pen, 0, 26, focus - 250, 26) : '',
    child(pen, focus - 96, FLOOR + 30, 1.95, { left: [-22, -60], right: [18, -66] }),
    child(pen, focus + 98, FLOOR + 30, 1.9, { left: [-22, -66], right: [28, -108] }),
    person(pen, focus + 2, FLOOR + 10, 1.5, {
      coat: colours.pop,
      style: 'bun',
      left: [-40, -70],
      right: [34, -72],
    }),
    box(focus - 210, FLOOR - 34, 420, 20, 9, pen.lit('#c99460')) +
      box(focus - 182, FLOOR - 14, 20, 92, 3, darker('#c99460', 0.25)) +
      box(focus + 162, FLOOR - 14, 20, 92, 3, darker('#c99460', 0.25)),
    at(focus + 172, FLOOR - 34, 0.85, 0, jarOf),
    pot(focus - 164, colours.pop),
    pot(focus - 120, colours.accent),
    pot(focus + 84, colours.leaf),
    paper,
    sparkles(pen, focus, 110, 90, 5),
  ].join('');
}
