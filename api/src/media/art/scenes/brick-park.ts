/** The scene of the exhibition of brick models. */
import { darker, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { box, d, ellipse, shape } from '../shapes.ts';
import { BRICK, brick, gate, tower, wall } from '../things/bricks.ts';
import { cloud, hill, sky, sun } from '../things/land.ts';
import { child, person } from '../things/people.ts';

type Tints = readonly [string, ...string[]];

function plate(pen: Pen, y: number, colour: string): string {
  const { unit } = BRICK;
  const count = Math.ceil(pen.width / unit) + 1;
  const studs = Array.from({ length: count }, (_, i) =>
    box(i * unit + 3, y - 5, unit - 6, 8, 2, pen.lit(colour)),
  ).join('');
  return studs + box(0, y, pen.width, pen.height - y, 0, pen.fade(colour, darker(colour, 0.25)));
}

function brickTree(pen: Pen, x: number, y: number, green: string): string {
  const { unit, height } = BRICK;
  const crown = [5, 5, 3, 1]
    .map((studs, i) =>
      brick(
        pen,
        x - (studs * unit) / 2,
        y - (3 + i) * height,
        studs,
        i % 2 ? green : darker(green, 0.1),
      ),
    )
    .join('');
  return wall(pen, x - unit / 2, y, 1, 3, ['#8a5a3c']) + crown;
}

function castle(pen: Pen, x: number, y: number): string {
  const { colours } = pen;
  const warm: Tints = [
    colours.pop,
    mix(colours.pop, colours.accent, 0.4),
    darker(colours.pop, 0.08),
  ];
  const pale: Tints = [colours.light, colours.quiet, mix(colours.light, colours.accent, 0.25)];
  const cool: Tints = [
    colours.third,
    mix(colours.third, colours.light, 0.2),
    darker(colours.third, 0.1),
  ];
  return [
    ellipse(x - 20, y + 3, 260, 12, colours.ink, 0.16),
    tower(pen, x + 4, y - 84, 4, 5, cool, colours.accent),
    wall(pen, x - 126, y, 14, 6, pale),
    tower(pen, x - 154, y, 4, 8, warm, colours.third),
    tower(pen, x + 154, y, 4, 8, warm, colours.leaf),
    gate(x, y, 74, 96, darker(colours.ink, 0.2)),
    shape(d`M${x - 37} ${y}v-59a37 37 0 0 1 18 -32v91z`, '#9a6240'),
    wall(pen, x - 63, y - 126, 7, 1, [colours.accent]),
  ].join('');
}

export function bricks(pen: Pen): string {
  const { colours, focus, width } = pen;
  const base = 338;
  const skyline = pen.wide
    ? tower(
        pen,
        width * 0.1,
        base,
        4,
        5,
        [colours.accent, mix(colours.accent, colours.light, 0.3)],
        colours.pop,
      ) +
      wall(pen, width * 0.1 + 54, base, 9, 4, [
        colours.third,
        mix(colours.third, colours.light, 0.25),
      ]) +
      brickTree(pen, width * 0.31, base, colours.leaf)
    : '';
  return [
    sky(pen),
    sun(pen, focus + 230, 78, 38),
    cloud(pen, focus - 240, 90, 0.9),
    cloud(pen, focus + 120, 62, 0.6),
    pen.wide ? cloud(pen, width * 0.24, 100, 1) : '',
    hill(pen, 270, 28, colours.far),
    hill(pen, 312, 14, colours.mid),
    skyline,
    castle(pen, focus + 4, base),
    brickTree(pen, focus - 252, base, colours.leaf),
    brickTree(pen, focus + 262, base, mix(colours.leaf, colours.accent, 0.25)),
    plate(pen, base + 4, mix(colours.leaf, colours.mid, 0.4)),
    child(pen, focus - 96, 386, 1.62, { coat: colours.accent, right: [24, -92], left: [-24, -92] }),
    brick(pen, focus - 114, 326, 2, colours.third),
    person(pen, focus + 118, 388, 1.22, { coat: colours.third, style: 'long', left: [-34, -76] }),
    child(pen, focus + 60, 390, 1.5, { coat: colours.pop, right: [30, -74] }),
    brick(pen, focus - 44, 388, 3, colours.pop) + brick(pen, focus - 26, 367, 2, colours.accent),
    brick(pen, focus + 178, 390, 4, colours.light) + brick(pen, focus + 196, 369, 2, colours.pop),
  ].join('');
}
