/** The poster motif city. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, d, line, repeat, shape } from '../shapes.ts';
import { sky, sun } from '../things/land.ts';

function building(
  pen: Pen,
  x: number,
  foot: number,
  width: number,
  tall: number,
  colour: string,
  lamp: string,
): string {
  const { random } = pen;
  const columns = Math.floor(width / 13);
  const windows = repeat(columns * Math.floor(tall / 20), (i) =>
    random.chance(0.55)
      ? box(
          x + 6 + (i % columns) * 12.4,
          foot - tall + 12 + Math.floor(i / columns) * 20,
          6.4,
          10,
          1.4,
          lamp,
          random.between(0.4, 1),
        )
      : '',
  );
  const roof = random.chance(0.4)
    ? line(d`M${x + width / 2} ${foot - tall}v-26`, colour, 3)
    : random.chance(0.5)
      ? box(x + width * 0.25, foot - tall - 12, width * 0.5, 14, 2, colour)
      : '';
  return (
    roof +
    box(x, foot - tall, width, tall + 10, 2, pen.fade(lighter(colour, 0.06), darker(colour, 0.2))) +
    windows
  );
}

function skyline(
  pen: Pen,
  foot: number,
  low: number,
  high: number,
  colour: string,
  lamp: string,
): string {
  let x = -10;
  let row = '';
  while (x < pen.width) {
    const width = pen.random.between(34, 58);
    row += building(pen, x, foot, width, pen.random.between(low, high), colour, lamp);
    x += width + pen.random.between(0, 7);
  }
  return row;
}

function catBehind(pen: Pen, x: number, y: number, scale: number, turn: number): string {
  const { ink } = pen.colours;
  return at(
    x,
    y,
    scale,
    0,
    at(
      0,
      0,
      turn,
      0,
      line('M20-8Q54-4 46-40T60-70', ink, 10),
      shape('M-30 0C-34-44-20-70 0-70S34-44 30 0z', ink),
      shape(
        'M-26-84L-25-116Q-22-119-7-105Q0-107 7-105Q22-119 25-116L26-84Q24-60 0-60T-26-84z',
        ink,
      ),
    ),
  );
}

export function city(pen: Pen): string {
  const { colours } = pen;
  const lamp = lighter(colours.sun, 0.2);
  return [
    sky(pen),
    sun(pen, 190, 130, 62),
    skyline(pen, 400, 130, 250, mix(colours.far, colours.glow, 0.25), lamp),
    skyline(pen, 420, 90, 190, colours.mid, lamp),
    skyline(pen, 440, 50, 120, mix(colours.mid, colours.near, 0.6), lamp),
    shape('M-10 450V384H310V450z', pen.fade(darker(colours.near, 0.2), colours.ink)),
    box(-10, 378, 320, 11, 3, darker(colours.near, 0.35)),
    box(226, 330, 40, 52, 3, darker(colours.near, 0.35)) + box(220, 324, 52, 9, 3, colours.ink),
    catBehind(pen, 108, 380, 0.86, 1),
    catBehind(pen, 160, 380, 0.74, -1),
    shape('M134 262C114 244 124 232 134 242C144 232 154 244 134 262z', colours.pop),
  ].join('');
}
