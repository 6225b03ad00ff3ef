/** The scene of a meal for two. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { person } from '../things/people.ts';
import { FLOOR, niche, pendants, room } from '../things/room.ts';
import { garland, steam } from '../things/sparkle.ts';

function pizza(pen: Pen): string {
  const slices = repeat(8, (i) =>
    line(
      d`M0 0L${Math.cos((i * Math.PI) / 4) * 92} ${Math.sin((i * Math.PI) / 4) * 30}`,
      '#d98a35',
      2.4,
      0.6,
    ),
  );
  const topping = [
    [-50, -8],
    [-14, -16],
    [30, -14],
    [58, 2],
    [18, 10],
    [-28, 12],
  ]
    .map(([x = 0, y = 0], i) => ellipse(x, y, 11, 5, i % 2 ? '#d8392f' : pen.colours.leaf))
    .join('');
  return (
    ellipse(0, 10, 124, 42, pen.colours.ink, 0.15) +
    ellipse(0, 4, 118, 40, pen.lit(pen.colours.light)) +
    ellipse(0, 0, 102, 34, pen.lit('#d98a35')) +
    ellipse(0, -3, 90, 28, '#ffd071') +
    slices +
    topping
  );
}

export function restaurant(pen: Pen): string {
  const { colours, focus } = pen;
  const glass = (colour: string) =>
    shape(
      'M-18-76H18C22-46 12-34 3-32V-6H14Q18-2 14 0H-14Q-18-2-14-6H-3V-32C-12-34-22-46-18-76z',
      lighter(colours.sky, 0.5),
      0.75,
    ) + shape('M-17-60H17C17-44 10-36 0-36S-17-44-17-60z', colour, 0.9);
  return [
    room(pen),
    niche(pen, focus, 320, 280),
    pendants(pen, colours.pop),
    garland(pen, focus - 260, 28, 520, 30, false),
    person(pen, pen.beside(-168), FLOOR + 34, 1.62, {
      style: 'long',
      right: [32, -78],
      coat: colours.leaf,
    }),
    person(pen, pen.beside(168), FLOOR + 34, 1.62, {
      style: 'short',
      left: [-30, -80],
      coat: colours.third,
    }),
    shape(
      d`M${focus - 214} 306H${focus + 214}L${focus + 232} 400H${focus - 232}z`,
      pen.fade(colours.light, darker(colours.light, 0.12)),
    ),
    repeat(13, (i) =>
      shape(d`M${focus - 214 + i * 33} 306h16l${(i - 6) * 2.8} 94h-18z`, colours.pop, 0.75),
    ),
    ellipse(focus, 306, 216, 40, pen.fade(lighter(colours.light, 0.5), colours.light)),
    at(focus, 298, 0.96, 0, pizza(pen)),
    at(focus - 146, 306, 0.9, 0, glass(colours.pop)),
    at(focus + 150, 306, 0.9, 0, glass(colours.accent)),
    steam(pen, focus, 266, 0.9),
  ].join('');
}
