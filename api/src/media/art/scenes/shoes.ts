/** Scenes of shoes. */
import { darker } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, line, shape } from '../shapes.ts';
import { bag } from '../things/goods.ts';
import { FLOOR, niche, pendants, plant, plinth, room } from '../things/room.ts';
import { sparkles } from '../things/sparkle.ts';

function sneaker(pen: Pen, colour: string): string {
  const { light, accent } = pen.colours;
  return (
    shape(
      'M-80-10C-84-40-80-70-70-78Q-52-68-40-80C-24-60 6-44 46-36C74-32 82-20 82-8z',
      pen.lit(colour, 1.2),
    ) +
    shape('M36-38C70-34 82-22 82-8H38Q30-24 36-38z', light) +
    shape('M-80-14C-70-30-50-34-34-24Q-30-14-32-8H-80z', darker(colour, 0.25)) +
    line('M-34-70L-18-52M-20-60L-4-44M-6-52L10-36', light, 5) +
    line('M-62-40Q-30-26 22-22', accent, 7) +
    box(-84, -14, 170, 16, 8, pen.lit(light, 0.8)) +
    line('M-70-2H70', darker(light, 0.25), 2)
  );
}

function heel(pen: Pen, colour: string): string {
  return (
    shape(
      'M58-6C80-6 84 0 78 2H24C8 0-14-26-40-44L-46 0H-53L-56-70C-50-82-44-80-38-70C-20-42 16-18 58-6z',
      pen.lit(colour, 1.2),
    ) +
    shape('M-50-74Q-44-50-22-38L-40-44z', darker(colour, 0.35)) +
    circle(44, -12, 6, pen.colours.accent)
  );
}

function shoeWall(pen: Pen): string {
  const { colours, focus, random } = pen;
  const board = (y: number) =>
    box(focus - 216, y, 432, 12, 5, pen.lit('#b9824f')) +
    box(focus - 210, y + 12, 420, 8, 0, colours.ink, 0.08);
  const pair = (x: number, y: number, colour: string) =>
    random.chance(0.6)
      ? at(x, y, 0.62, 0, sneaker(pen, colour))
      : at(x, y, 0.66, 0, heel(pen, colour));
  const row = (y: number, tints: string[]) =>
    tints.map((colour, i) => pair(focus - 144 + i * 144, y, colour)).join('') + board(y);
  return [
    room(pen),
    pendants(pen, colours.pop),
    row(136, [colours.pop, colours.leaf, colours.third]),
    row(240, [colours.accent, colours.third, colours.pop]),
    plinth(pen, focus, FLOOR + 44, 250, 34, colours.accent),
    at(focus, FLOOR + 6, 1.05, -3, sneaker(pen, colours.third)),
    plant(pen, focus - 216, FLOOR + 40, 1, colours.light),
    bag(pen, focus + 206, FLOOR + 50, 0.9, colours.pop),
  ].join('');
}

function shoesOnPlinths(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen),
    niche(pen, focus, 260, 276),
    pendants(pen, colours.pop),
    plinth(pen, focus - 84, FLOOR + 40, 200, 60, colours.third),
    plinth(pen, focus + 96, FLOOR + 36, 150, 128, colours.accent),
    at(focus - 84, FLOOR - 18, 1.04, -4, sneaker(pen, colours.pop)),
    at(focus + 92, FLOOR - 91, 0.94, 0, heel(pen, colours.leaf)),
    sparkles(pen, focus + 100, FLOOR - 140, 84, 5),
    bag(pen, focus + 204, FLOOR + 50, 0.85, colours.pop),
  ].join('');
}

export function shoes(pen: Pen): string {
  return pen.random.pick([shoesOnPlinths, shoeWall])(pen);
}
