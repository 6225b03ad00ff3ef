/** The scene of the market. */
import { lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { box } from '../shapes.ts';
import { clouds, hill, sky, sun, tree } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { garland } from '../things/sparkle.ts';
import { stall } from '../things/town.ts';

export function market(pen: Pen): string {
  const { colours, focus, width } = pen;
  const ground = mix(colours.near, colours.quiet, 0.55);
  return [
    sky(pen),
    sun(pen, focus + 190, 84, 38),
    clouds(pen, Math.round(width / 280)),
    hill(pen, 236, 26, colours.far),
    hill(pen, 276, 16, colours.mid),
    tree(pen, focus - 270, 310, 1.2),
    tree(pen, focus + 280, 310, 1.1),
    pen.wide
      ? stall(pen, focus - 520, 322, 1.1, colours.third, [
          colours.accent,
          colours.leaf,
          colours.pop,
        ]) + tree(pen, focus - 380, 312, 1.05)
      : '',
    box(0, 306, width, 94, 0, pen.fade(lighter(ground, 0.2), ground)),
    garland(pen, focus - 300, 60, 600, 34),
    stall(pen, focus - 172, 332, 1.34, colours.pop, [colours.accent, colours.leaf, '#d8392f']),
    stall(pen, focus + 30, 332, 1.34, colours.leaf, ['#d8392f', '#f3a04a', colours.third]),
    stall(pen, focus + 226, 332, 1.28, colours.accent, [colours.leaf, colours.pop, '#f3a04a']),
    person(pen, focus - 60, 384, 1.36, { left: [-32, -70], style: 'bun' }),
    child(pen, focus + 2, 386, 1.5, { right: [28, -104] }),
    person(pen, pen.beside(150), 386, 1.36, {
      coat: colours.third,
      style: 'short',
      left: [-34, -78],
    }),
  ].join('');
}
