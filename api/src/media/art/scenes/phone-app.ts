import type { Pen } from '../pen.ts';
import { at, box, circle, line, shape } from '../shapes.ts';
import { phone } from '../things/goods.ts';
import { landscape } from '../things/land.ts';
import { person } from '../things/people.ts';

function screen(pen: Pen): string {
  const { colours } = pen;
  const tile = (x: number, y: number, colour: string) => box(x, y, 36, 34, 8, pen.lit(colour));
  return (
    shape('M-42-88H42V-26Q10-6-14-22T-42-26z', pen.fade(colours.sky, colours.glow)) +
    circle(20, -58, 13, colours.sun) +
    shape('M-42-30Q-14-50 10-32T42-38V-16H-42z', colours.mid) +
    tile(-38, -8, colours.pop) +
    tile(2, -8, colours.accent) +
    tile(-38, 32, colours.third) +
    tile(2, 32, colours.leaf) +
    box(-22, 74, 44, 8, 4, colours.quiet)
  );
}

export function app(pen: Pen): string {
  const { colours, focus } = pen;
  const bubble = (x: number, y: number, colour: string, inner: string) =>
    circle(x - 4, y + 7, 34, colours.ink, 0.12) +
    circle(x, y, 34, pen.lit(colour)) +
    at(x, y, 1, 0, inner);
  const heart = shape('M0 14C-24-4-12-20 0-8C12-20 24-4 0 14z', colours.light);
  const pin =
    shape('M0 18C-16-2-14-18 0-18S16-2 0 18z', colours.light) + circle(0, -5, 5, colours.leaf);
  const tag = box(-14, -9, 28, 18, 3, colours.light) + line('M-8 0h16', colours.third, 3);
  return [
    landscape(pen),
    circle(focus, 190, 220, pen.glow(colours.light, 0.8)),
    phone(pen, focus, 206, 1.66, 7, screen(pen)),
    bubble(focus - 138, 118, colours.pop, heart),
    bubble(focus + 146, 92, colours.leaf, pin),
    bubble(focus + 158, 232, colours.third, tag),
    person(pen, pen.beside(-186), 378, 1.3, {
      coat: colours.accent,
      right: [38, -104],
      style: 'short',
    }),
    person(pen, pen.beside(206), 382, 1.24, { coat: colours.pop, left: [-30, -80], style: 'long' }),
  ].join('');
}
