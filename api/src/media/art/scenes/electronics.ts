/** The scene of electronics. */
import { darker } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, line, shape } from '../shapes.ts';
import { phone } from '../things/goods.ts';
import { FLOOR, niche, pendants, plinth, room } from '../things/room.ts';

function headphones(pen: Pen, colour: string): string {
  return (
    `<path d="M-52 4V-30A52 52 0 0 1 52-30V4" fill="none" stroke="${pen.lit(colour)}" stroke-width="12"/>` +
    box(-70, -24, 30, 58, 14, pen.lit(colour)) +
    box(40, -24, 30, 58, 14, pen.lit(colour)) +
    box(-48, -22, 13, 54, 6, pen.colours.ink) +
    box(35, -22, 13, 54, 6, pen.colours.ink)
  );
}

function laptop(pen: Pen): string {
  const { colours } = pen;
  return (
    box(-112, -150, 224, 146, 11, pen.lit(colours.ink)) +
    pen.inside(
      box(-102, -140, 204, 126, 5, '#000'),
      box(-102, -140, 204, 126, 0, pen.fade(colours.sky, colours.glow)) +
        circle(44, -92, 24, colours.sun) +
        shape('M-102-60Q-60-96-10-62T102-74V-10H-102z', colours.mid) +
        shape('M-102-34Q-30-60 30-36T102-44V-10H-102z', colours.pop),
    ) +
    shape('M-134-6H134L126 8Q124 10 120 10H-120Q-124 10-126 8z', pen.lit(colours.quiet)) +
    box(-26, -6, 52, 5, 2, darker(colours.quiet, 0.2))
  );
}

export function electronics(pen: Pen): string {
  const { colours, focus } = pen;
  const glow =
    circle(0, -50, 30, colours.sun, 0.9) +
    shape('M-42 0Q0-40 42-6V90H-42z', colours.pop) +
    shape('M-42 40Q0 10 42 44V90H-42z', colours.third);
  return [
    room(pen),
    niche(pen, focus - 20, 330, 282),
    pendants(pen, colours.pop),
    plinth(pen, focus - 40, FLOOR + 40, 320, 34, colours.light),
    at(focus - 40, FLOOR - 4, 1.06, 0, laptop(pen)),
    plinth(pen, focus + 170, FLOOR + 48, 120, 78, colours.accent),
    at(focus + 170, FLOOR - 70, 1, 0, headphones(pen, colours.pop)),
    phone(pen, focus - 206, FLOOR - 44, 0.82, -8, glow),
    line(
      d`M${focus + 118} ${FLOOR - 170}a74 74 0 0 1 104 0M${focus + 138} ${FLOOR - 150}a46 46 0 0 1 64 0`,
      colours.pop,
      5,
      0.7,
    ),
  ].join('');
}
