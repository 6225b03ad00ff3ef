/** The scene of the mall and its square. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, d, ellipse, repeat, shape } from '../shapes.ts';
import { bag } from '../things/goods.ts';
import { clouds, grain, hill, sky, sun, tree } from '../things/land.ts';
import { mallBuilding } from '../things/mall-building.ts';
import { child, person } from '../things/people.ts';
import { balloon } from '../things/sparkle.ts';

function plaza(pen: Pen, top: number): string {
  const { colours, width } = pen;
  const stone = mix(colours.quiet, colours.far, colours.night ? 0.7 : 0.18);
  return (
    box(0, top, width, 400 - top, 0, pen.fade(lighter(stone, 0.15), darker(stone, 0.16))) +
    shape(d`M${pen.focus - 60} ${top}h120l110 ${400 - top}h-340z`, colours.light, 0.4) +
    grain(pen, 0, top, width, 400 - top, colours.light, Math.round(width / 3), 0.6)
  );
}

function bush(pen: Pen, x: number, y: number, scale: number): string {
  const green = pen.colours.leaf;
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-20, -12, 24, 18, pen.lit(darker(green, 0.1))),
    ellipse(18, -12, 24, 17, pen.lit(green)),
    ellipse(0, -20, 24, 22, pen.lit(lighter(green, 0.08))),
  );
}

export function mall(pen: Pen): string {
  const { colours, focus, width } = pen;
  const foot = 330;
  const side = Math.max(96, Math.min(280, width - focus - 116));
  const left = pen.wide ? 370 : side;
  return [
    sky(pen),
    sun(pen, focus + 200, 76, 40),
    clouds(pen, Math.round(width / 230)),
    hill(pen, 222, 34, colours.far),
    hill(pen, 268, 20, colours.mid),
    repeat(Math.round(width / 70), (i) =>
      tree(pen, i * 70 + 20, 326, pen.random.between(0.7, 1.15)),
    ),
    mallBuilding(pen, focus, foot, left, side),
    plaza(pen, foot),
    bush(pen, focus - 128, foot + 10, 1),
    bush(pen, focus + 128, foot + 10, 1),
    tree(pen, focus - left - 92, foot + 18, 1.5),
    tree(pen, focus + side + 92, foot + 14, 1.4),
    person(pen, focus - 62, 372, 0.95, { style: 'long', coat: colours.pop }) +
      bag(pen, focus - 36, 372, 0.36, colours.accent),
    child(pen, focus - 92, 374, 1.05, { coat: colours.accent }),
    person(pen, focus + 70, 384, 1.08, { style: 'short', coat: colours.third, right: [32, -72] }) +
      bag(pen, focus + 106, 384, 0.42, colours.pop),
    person(pen, pen.beside(172), 368, 0.9, { style: 'bun', coat: colours.light }),
    person(pen, pen.beside(-190), 366, 0.88, { coat: colours.leaf }),
    balloon(pen, focus - 106, 322, 0.42, colours.pop, -6),
    pen.wide
      ? person(pen, pen.beside(-400), 376, 0.98, { coat: colours.accent }) +
        person(pen, pen.beside(-436), 378, 0.94, { coat: colours.third, style: 'long' })
      : '',
  ].join('');
}
