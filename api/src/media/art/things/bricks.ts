/** Toy bricks with studs, and what is built of them. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { box, d, repeat, shape } from '../shapes.ts';

/** Height of a brick, with a stud's width of 18. */
export const BRICK = { unit: 18, height: 21, stud: 4 };

/** A brick of `studs` studs whose lower left corner is at (x, y). */
export function brick(pen: Pen, x: number, y: number, studs: number, colour: string): string {
  const { unit, height, stud } = BRICK;
  const wide = studs * unit;
  const knobs = repeat(studs, (i) =>
    box(
      x + i * unit + 3.4,
      y - height - stud,
      unit - 6.8,
      stud + 3,
      1.6,
      pen.lit(lighter(colour, 0.12)),
    ),
  );
  return (
    knobs +
    box(x + 0.4, y - height, wide - 0.8, height, 2, pen.lit(colour)) +
    box(x + 1.5, y - height + 1.2, wide - 3, 2.2, 1, lighter(colour, 0.5), 0.55) +
    box(x + 0.4, y - 3, wide - 0.8, 3, 1, darker(colour, 0.4), 0.3)
  );
}

function course(
  pen: Pen,
  x: number,
  y: number,
  studs: number,
  colours: readonly [string, ...string[]],
): string {
  let done = 0;
  let bricks = '';
  while (done < studs) {
    const length = Math.min(studs - done, pen.random.whole(1, 4));
    bricks += brick(pen, x + done * BRICK.unit, y, length, pen.random.pick(colours));
    done += length;
  }
  return bricks;
}

/** A wall, lower left corner at (x, y). */
export function wall(
  pen: Pen,
  x: number,
  y: number,
  studs: number,
  courses: number,
  colours: readonly [string, ...string[]],
): string {
  return repeat(courses, (i) => course(pen, x, y - i * BRICK.height, studs, colours));
}

/** A tower with battlements and a flag, its middle at x. */
export function tower(
  pen: Pen,
  x: number,
  y: number,
  studs: number,
  courses: number,
  colours: readonly [string, ...string[]],
  flag: string,
): string {
  const left = x - (studs * BRICK.unit) / 2;
  const top = y - courses * BRICK.height;
  const crown = repeat(Math.ceil((studs + 2) / 2), (i) =>
    brick(pen, left - BRICK.unit + i * 2 * BRICK.unit, top - BRICK.height, 1, colours[0]),
  );
  const plate = brick(pen, left - BRICK.unit, top, studs + 2, darker(colours[0], 0.1));
  const window =
    courses > 5
      ? shape(
          d`M${x - 11} ${top + 74}v-22a11 11 0 0 1 22 0v22z`,
          darker(pen.colours.ink, 0.2),
          0.75,
        )
      : '';
  const mast =
    box(x - 1.6, top - 84, 3.2, 64, 1.5, pen.colours.ink) +
    shape(d`M${x + 1} ${top - 84}q20 -8 24 4t22 2v24q-18 8 -22 -2t-24 -2z`, pen.lit(flag));
  return mast + wall(pen, left, y, studs, courses, colours) + window + crown + plate;
}

/** A gate: a round dark opening to be laid over a wall. */
export function gate(x: number, y: number, width: number, height: number, colour: string): string {
  const r = width / 2;
  return shape(d`M${x - r} ${y}V${y - height + r}a${r} ${r} 0 0 1 ${width} 0V${y}z`, colour);
}
