/** Scenes of the family and of the car park. */
import { lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { box, circle, d, repeat, shape } from '../shapes.ts';
import { bag } from '../things/goods.ts';
import { landscape, tree } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { balloon } from '../things/sparkle.ts';
import { car } from '../things/town.ts';

export function family(pen: Pen): string {
  const { colours, focus, width } = pen;
  return [
    landscape(pen),
    tree(pen, focus + 236, 336, 1.6),
    tree(pen, focus - 262, 330, 1.3),
    pen.wide ? tree(pen, width * 0.1, 336, 1.3) + tree(pen, width * 0.2, 330, 0.9) : '',
    shape(
      d`M${focus - 190} 400Q${focus - 40} 340 ${focus + 40} 318Q${focus + 20} 350 ${focus + 190} 400z`,
      mix(colours.quiet, colours.light, 0.4),
      0.85,
    ),
    balloon(pen, focus - 116, 252, 0.9, colours.pop, -8),
    balloon(pen, focus - 110, 254, 0.8, colours.accent, 6),
    person(pen, focus - 54, 380, 1.66, {
      coat: colours.third,
      style: 'short',
      left: [-36, -60],
      right: [36, -58],
    }),
    person(pen, focus + 106, 382, 1.58, {
      coat: colours.pop,
      style: 'long',
      left: [-34, -58],
      right: [26, -54],
    }),
    child(pen, focus + 26, 386, 1.72, {
      coat: colours.accent,
      left: [-34, -112],
      right: [34, -108],
    }),
    child(pen, focus - 136, 388, 1.6, {
      coat: colours.leaf,
      style: 'bun',
      left: [16, -116],
      right: [36, -112],
    }),
    bag(pen, focus + 152, 388, 0.56, colours.accent),
  ].join('');
}

export function parking(pen: Pen): string {
  const { colours, focus, width } = pen;
  const asphalt = mix(colours.ink, colours.third, 0.35);
  const level = (y: number) =>
    box(focus - 270, y, 540, 15, 4, pen.lit(colours.light)) +
    repeat(10, (i) => box(focus - 262 + i * 58, y - 17, 6, 17, 2, colours.quiet)) +
    box(focus - 270, y - 19, 540, 5, 2, colours.pop);
  const garage =
    box(
      focus - 258,
      104,
      516,
      222,
      4,
      pen.fade(mix(colours.near, colours.ink, 0.5), mix(colours.ink, colours.near, 0.25)),
    ) +
    repeat(5, (i) => box(focus - 262 + i * 127, 104, 14, 222, 0, colours.quiet)) +
    repeat(4, (i) => circle(focus - 192 + i * 127, 210, 30, pen.glow(colours.sun, 0.7)));
  const upper =
    car(pen, focus - 130, 184, 0.56, colours.pop) +
    car(pen, focus + 8, 184, 0.56, colours.accent) +
    car(pen, focus + 134, 184, 0.56, colours.leaf) +
    car(pen, focus - 196, 262, 0.6, colours.third) +
    car(pen, focus + 66, 262, 0.6, colours.light);
  return [
    landscape(pen),
    tree(pen, focus - 310, 330, 1.4),
    tree(pen, focus + 316, 330, 1.3),
    pen.wide ? tree(pen, 110, 330, 1.2) + tree(pen, 230, 330, 0.9) : '',
    garage,
    upper,
    level(100),
    level(184),
    level(262),
    box(0, 318, width, 82, 0, pen.fade(lighter(asphalt, 0.2), asphalt)),
    repeat(Math.ceil(width / 120), (i) =>
      shape(d`M${i * 120 + 30} 326h8l-20 30h-8z`, colours.light, 0.8),
    ),
    car(pen, focus - 126, 384, 1.3, colours.pop),
    car(pen, focus + 88, 390, 1.36, colours.accent),
    person(pen, pen.beside(222), 386, 1.2, { coat: colours.leaf, left: [-32, -76] }),
    bag(pen, focus + 188, 388, 0.5, colours.pop),
  ].join('');
}
