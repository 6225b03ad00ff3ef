import type { Pen } from '../pen.ts';
import { at, box, repeat, shape } from '../shapes.ts';
import { bag, bow, card, gift } from '../things/goods.ts';
import { hill, sky, sun } from '../things/land.ts';
import { person } from '../things/people.ts';
import { FLOOR, niche, pendants, plinth, room } from '../things/room.ts';
import { confetti, sparkles } from '../things/sparkle.ts';

function ribboned(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  turn: number,
  colour: string,
  ribbon: string,
): string {
  const tied =
    box(22, -47, 15, 94, 0, ribbon) +
    box(-75, -2, 150, 13, 0, ribbon) +
    bow(pen, 30, 6, 0.95, ribbon);
  return card(pen, x, y, scale, turn, colour) + at(x, y, scale, turn, tied);
}

export function giftCard(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen),
    niche(pen, focus, 330, 284),
    pendants(pen, colours.accent),
    plinth(pen, focus, FLOOR + 44, 270, 44, colours.third),
    gift(pen, focus - 142, FLOOR + 52, 84, 72, colours.accent, colours.pop),
    gift(pen, pen.beside(150), FLOOR + 50, 92, 96, colours.leaf, colours.light),
    card(pen, focus - 46, FLOOR - 118, 1.28, -15, colours.third),
    ribboned(pen, focus + 26, FLOOR - 92, 1.45, 7, colours.pop, colours.accent),
    sparkles(pen, focus + 10, FLOOR - 110, 172, 8),
    confetti(pen, focus - 230, 10, 460, 90, 20),
  ].join('');
}

export function loyaltyCard(pen: Pen): string {
  const { colours, focus } = pen;
  const star = 'M0-15L4.4-5L15-4.4L7 2.6L9.6 13L0 7.2L-9.6 13L-7 2.6L-15-4.4L-4.4-5z';
  const stars = repeat(5, (i) =>
    at(
      focus - 128 + i * 64,
      82 - Math.sin((i / 4) * Math.PI) * 44,
      1.5,
      -16 + i * 8,
      shape(star, pen.lit(i < 4 ? colours.accent : colours.light)),
    ),
  );
  return [
    sky(pen),
    sun(pen, focus, 190, 96),
    hill(pen, 250, 30, colours.far),
    hill(pen, 306, 20, colours.mid),
    hill(pen, 352, 12, colours.near),
    stars,
    card(pen, focus - 34, 214, 1.5, -12, colours.leaf),
    card(pen, focus + 30, 228, 1.62, 6, colours.pop),
    person(pen, pen.beside(-218), 374, 1.26, { style: 'bun', right: [40, -112] }),
    person(pen, pen.beside(222), 376, 1.3, { left: [-40, -116], style: 'short' }),
    bag(pen, focus + 150, 382, 0.62, colours.accent),
  ].join('');
}
