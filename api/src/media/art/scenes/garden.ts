/** The scene of the garden. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { landscape, tree } from '../things/land.ts';
import { person } from '../things/people.ts';
import { house } from '../things/town.ts';

function flower(pen: Pen, x: number, y: number, tall: number, colour: string): string {
  const { colours } = pen;
  const petals = repeat(6, (i) => at(0, 0, 1, i * 60, ellipse(0, -11, 7, 11, pen.lit(colour))));
  return (
    line(d`M${x} ${y}q4 ${-tall / 2} 0 ${-tall}`, darker(colours.leaf, 0.1), 4) +
    at(
      x + 1,
      y - tall * 0.4,
      1,
      0,
      shape('M0 0Q18-16 26-4Q14 8 0 0zM0 6Q-18-8-26 4Q-14 14 0 6z', colours.leaf),
    ) +
    at(x, y - tall, tall / 62, 0, petals, circle(0, 0, 8, colours.accent))
  );
}

export function garden(pen: Pen): string {
  const { colours, focus, width, random } = pen;
  const can = at(
    focus + 150,
    372,
    1.1,
    0,
    ellipse(-6, 0, 50, 6, colours.ink, 0.18),
    `<path d="M34-64q34 0 30 30t-34 26" fill="none" stroke="${darker(colours.third, 0.2)}" stroke-width="8"/>`,
    shape('M-30-30L-78-72L-70-80L-28-52z', pen.lit(colours.third)),
    at(-76, -78, 1, -48, box(-14, -5, 28, 10, 4, pen.lit(colours.third))),
    shape('M-36-66H36L42-4Q0 4-42-4z', pen.lit(colours.third, 1.2)),
    box(-39, -70, 78, 10, 5, lighter(colours.third, 0.25)),
  );
  const bed = repeat(Math.round(width / 30), (i) =>
    flower(
      pen,
      i * 30 + random.between(0, 20),
      408,
      random.between(36, 74),
      random.pick([colours.pop, '#f4a3b5', colours.light, colours.accent, colours.third]),
    ),
  );
  return [
    landscape(pen),
    tree(pen, focus + 240, 330, 1.4),
    tree(pen, focus - 250, 322, 1.2),
    house(pen, focus - 170, 326, 1.2, colours.light, colours.pop),
    repeat(Math.ceil(width / 26), (i) =>
      shape(d`M${i * 26} 346v-34l8 -9l8 9v34z`, colours.light, 0.95),
    ),
    box(0, 320, width, 6, 2, darker(colours.light, 0.1)),
    shape(
      d`M0 400V356Q${width / 2} 336 ${width} 352V400z`,
      pen.fade(colours.leaf, darker(colours.leaf, 0.25)),
    ),
    person(pen, focus + 10, 382, 1.5, {
      coat: colours.accent,
      style: 'bun',
      right: [38, -74],
      left: [-32, -70],
    }),
    can,
    bed,
    line(
      d`M${focus - 96} 120q10 -12 18 0q8 -12 18 0M${focus - 40} 92q8 -10 14 0q6 -10 14 0`,
      colours.ink,
      3,
      0.6,
    ),
  ].join('');
}
