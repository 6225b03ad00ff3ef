/** The scene of scents and cosmetics. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, shape } from '../shapes.ts';
import { FLOOR, niche, pendants, plant, plinth, room } from '../things/room.ts';
import { sparkles } from '../things/sparkle.ts';

function lipstick(pen: Pen, colour: string): string {
  return (
    box(-19, -64, 38, 64, 5, pen.lit(pen.colours.ink)) +
    box(-15, -92, 30, 30, 3, pen.lit('#f0b13a')) +
    shape('M-12-90V-122Q-8-140 12-146V-90z', pen.lit(colour, 1.3))
  );
}

function flacon(pen: Pen, colour: string): string {
  return (
    box(-12, -138, 24, 26, 5, pen.lit('#f0b13a')) +
    box(-8, -114, 16, 12, 2, darker('#f0b13a', 0.25)) +
    box(-46, -104, 92, 104, 24, pen.fade(lighter(colour, 0.6), lighter(colour, 0.2))) +
    pen.inside(box(-46, -104, 92, 104, 24, '#000'), box(-46, -66, 92, 66, 0, colour, 0.55)) +
    box(22, -90, 8, 60, 4, '#ffffff', 0.7) +
    box(-26, -62, 42, 30, 6, pen.colours.light, 0.9)
  );
}

function jar(pen: Pen, colour: string): string {
  return (
    box(-44, -44, 88, 44, 12, pen.lit(pen.colours.light)) +
    box(-48, -66, 96, 26, 9, pen.lit(colour)) +
    box(-26, -30, 52, 14, 7, lighter(colour, 0.4))
  );
}

export function beauty(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen),
    niche(pen, focus, 280, 280),
    pendants(pen, colours.pop),
    plant(pen, focus - 196, FLOOR + 30, 1.15, colours.light),
    plinth(pen, focus - 6, FLOOR + 32, 190, 96, colours.quiet),
    at(focus - 6, FLOOR - 62, 1.05, 0, flacon(pen, colours.pop)),
    plinth(pen, focus - 112, FLOOR + 52, 120, 40, colours.third),
    at(focus - 112, FLOOR + 14, 0.92, 0, lipstick(pen, colours.pop)),
    plinth(pen, focus + 122, FLOOR + 50, 130, 50, colours.accent),
    at(focus + 122, FLOOR, 1, 0, jar(pen, colours.leaf)),
    sparkles(pen, focus, FLOOR - 150, 112, 6),
  ].join('');
}
