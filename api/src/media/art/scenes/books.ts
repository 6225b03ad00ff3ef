/** Scenes of books and of the storybook. */
import { lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, ellipse, repeat, shape } from '../shapes.ts';
import { bookStack, openBook } from '../things/goods.ts';
import { fir, hill, sky, sun, tree } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { FLOOR, niche, plant, room } from '../things/room.ts';
import { sparkle } from '../things/sparkle.ts';
import { house } from '../things/town.ts';

export function books(pen: Pen): string {
  const { colours, focus, random } = pen;
  const row = (x: number, y: number, width: number) => {
    let used = 0;
    let row = '';
    while (used < width - 12) {
      const thick = Math.min(width - used, random.between(13, 26));
      const tall = random.between(50, 74);
      const colour = random.pick([
        colours.pop,
        colours.accent,
        colours.third,
        colours.leaf,
        colours.light,
        colours.near,
      ]);
      row +=
        box(x + used, y - tall, thick - 2, tall, 2, pen.lit(colour)) +
        box(x + used + 3, y - tall + 10, thick - 8, 4, 1, lighter(colour, 0.6), 0.8);
      used += thick;
    }
    return (
      row +
      box(x - 8, y, width + 16, 9, 3, pen.lit('#b9824f')) +
      box(x - 8, y + 9, width + 16, 7, 0, colours.ink, 0.08)
    );
  };
  const shelves = pen.wide ? row(60, 150, 330) + row(130, 260, 260) : '';
  return [
    room(pen),
    shelves,
    row(focus - 230, 108, 150),
    row(focus - 230, 212, 150),
    niche(pen, focus + 76, 240, 276),
    bookStack(pen, focus + 150, FLOOR + 44, 128, [
      colours.pop,
      colours.third,
      colours.accent,
      colours.leaf,
    ]),
    person(pen, focus + 14, FLOOR + 36, 1.4, {
      style: 'long',
      coat: colours.leaf,
      left: [-13, -72],
      right: [13, -72],
    }),
    at(focus + 14, FLOOR - 62, 0.34, 0, openBook(pen, 0, 0, 1, colours.pop)),
    bookStack(pen, focus - 130, FLOOR + 50, 118, [colours.accent, colours.pop]),
    plant(pen, focus - 130, FLOOR + 6, 0.66, colours.light),
  ].join('');
}

export function storybook(pen: Pen): string {
  const { colours, focus, width } = pen;
  const castle = at(
    focus + 8,
    288,
    1,
    0,
    box(-58, -92, 116, 92, 2, pen.lit(colours.quiet)),
    box(-82, -132, 40, 132, 2, pen.lit(colours.pop)),
    box(42, -132, 40, 132, 2, pen.lit(colours.pop)),
    box(-22, -150, 44, 90, 2, pen.lit(colours.third)),
    shape('M-90-130L-62-186L-34-130zM34-130L62-186L90-130z', pen.lit(colours.near)),
    shape('M-30-148L0-214L30-148z', pen.lit(colours.accent)),
    shape('M-18 0V-34A18 18 0 0 1 18-34V0z', colours.ink),
    circle(-62, -98, 7, colours.sun),
    circle(62, -98, 7, colours.sun),
    circle(0, -116, 8, colours.sun),
  );
  return [
    sky(pen),
    sun(pen, focus + 186, 92, 38),
    hill(pen, 318, 26, colours.far),
    hill(pen, 362, 12, colours.mid),
    circle(focus, 210, 210, pen.glow(colours.sun, 0.6)),
    ellipse(focus, 300, 172, 30, colours.leaf),
    fir(pen, focus - 128, 304, 0.8),
    fir(pen, focus - 98, 312, 0.56),
    castle,
    tree(pen, focus + 126, 306, 0.86),
    house(pen, focus + 84, 320, 0.5, colours.light, colours.pop),
    openBook(pen, focus, 384, 1.7, colours.pop),
    repeat(14, () =>
      sparkle(
        pen.random.between(focus - 250, focus + 250),
        pen.random.between(24, 220),
        pen.random.between(4, 11),
        colours.light,
        0.9,
      ),
    ),
    child(pen, pen.beside(-216), 388, 1.7, { right: [30, -112] }),
    pen.wide ? tree(pen, width * 0.1, 372, 1.1) : '',
  ].join('');
}
