/** Clothes on their hangers. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { box, circle, line, repeat, shape } from '../shapes.ts';

export function dress(pen: Pen, colour: string): string {
  return (
    line('M0-12q0-8 6-8', pen.colours.ink, 2) +
    shape(
      'M-14-4L-8-8Q0 4 8-8L14-4L12 34Q26 70 34 104Q0 116-34 104Q-26 70-12 34z',
      pen.lit(colour),
    ) +
    box(-13, 32, 26, 6, 3, darker(colour, 0.3)) +
    line('M-8 46L-16 104M8 46L16 104M0 46V108', darker(colour, 0.2), 2, 0.5)
  );
}

export function coat(pen: Pen, colour: string): string {
  return (
    line('M0-12q0-8 6-8', pen.colours.ink, 2) +
    shape(
      'M-12-8L12-8Q30-4 34 10L38 64L26 66L24 40L27 112Q0 118-27 112L-24 40L-26 66L-38 64L-34 10Q-30-4-12-8z',
      pen.lit(colour),
    ) +
    shape('M-12-8L0 26L12-8Q0-2-12-8z', lighter(colour, 0.5)) +
    line('M0 26V114', darker(colour, 0.3), 2) +
    repeat(3, (i) => circle(7, 44 + i * 18, 2.6, darker(colour, 0.5)))
  );
}

export function shirt(pen: Pen, colour: string): string {
  const body = 'M-11-8Q0 0 11-8Q26-4 34 18L22 28L20 20V72Q0 77-20 72V20L-22 28L-34 18Q-26-4-11-8z';
  return (
    line('M0-12q0-8 6-8', pen.colours.ink, 2) +
    shape(body, pen.lit(colour)) +
    pen.inside(
      shape(body, '#000'),
      repeat(4, (i) => box(-40, 16 + i * 15, 80, 6, 0, lighter(colour, 0.6), 0.8)),
    )
  );
}
