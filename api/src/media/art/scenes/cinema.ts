/** The scene of the cinema: the hall, its screen and popcorn. */
import { darker, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, repeat, shape } from '../shapes.ts';
import { grain } from '../things/land.ts';
import { sparkle } from '../things/sparkle.ts';
import { balloonFilm, seaFilm, spaceFilm } from './films.ts';

function curtain(pen: Pen, x: number, width: number): string {
  const red = mix('#c2352f', pen.colours.pop, 0.35);
  const folds = Math.max(3, Math.round(Math.abs(width) / 26));
  const step = width / folds;
  return repeat(folds, (i) =>
    shape(
      d`M${x + i * step} -4h${step}V${316}q${-step / 2} 14 ${-step} 0z`,
      pen.fade(i % 2 ? red : darker(red, 0.22), darker(red, i % 2 ? 0.45 : 0.6)),
    ),
  );
}

function film(pen: Pen, x: number, y: number, width: number, height: number): string {
  const picture = pen.random.pick([seaFilm, spaceFilm, balloonFilm]);
  return (
    box(x - 9, y - 9, width + 18, height + 18, 10, '#140d26') +
    pen.inside(box(x, y, width, height, 6, '#000'), picture(x, y, width, height, pen))
  );
}

function popcorn(pen: Pen, x: number, y: number, scale: number): string {
  const { random } = pen;
  const puffs = repeat(26, () =>
    at(
      random.between(-46, 46),
      -104 - random.between(0, 26),
      1,
      0,
      circle(-5, 0, 9, '#ffe9b0'),
      circle(6, -3, 9, '#fff6da'),
      circle(1, 6, 8, '#ffd678'),
    ),
  );
  const tub = 'M-52-108H52L38 0Q0 7-38 0z';
  const loose = [
    [-74, -150],
    [66, -158],
    [84, -120],
    [10, -172],
  ]
    .map(([px = 0, py = 0]) =>
      at(px, py, 0.9, 20, circle(-5, 0, 8, '#ffe9b0'), circle(5, -3, 8, '#fff6da')),
    )
    .join('');
  return at(
    x,
    y,
    scale,
    0,
    puffs,
    shape(tub, pen.fade('#fffaf0', '#ead9cf')),
    pen.inside(
      shape(tub, '#000'),
      repeat(4, (i) =>
        shape(d`M${-50 + i * 28} -110h14l${-(-40 + i * 28) * 0.24} 120h-11z`, '#d8392f'),
      ) + box(-60, -110, 40, 120, 0, pen.colours.ink, 0.14),
    ),
    loose,
  );
}

export function cinema(pen: Pen): string {
  const { width, height, focus, colours, random } = pen;
  const half = Math.min(250, width * 0.36);
  const screenTop = 44;
  const seat = (x: number, y: number, size: number, taken: boolean) =>
    (taken ? circle(x, y - 40 * size, 17 * size, pen.fade('#4a2b52', '#1a1030')) : '') +
    box(
      x - 27 * size,
      y - 26 * size,
      54 * size,
      80,
      18 * size,
      pen.fade(mix('#8c2f3f', colours.pop, 0.2), '#2a1230'),
    );
  const row = (y: number, size: number) =>
    repeat(Math.ceil(width / (62 * size)) + 1, (i) =>
      seat(i * 62 * size + (size > 1 ? 10 : 0), y, size, random.chance(0.62)),
    );
  const beam = shape(
    d`M${focus - half - 330} -40L${focus - half} ${screenTop}V${screenTop + 216}z`,
    '#ffe9b8',
    0.1,
  );
  const lamps = pen.wide
    ? repeat(
        3,
        (i) =>
          ellipse(70 + i * 150, 130, 60, 100, pen.glow('#ffb86b', 0.6)) +
          box(63 + i * 150, 112, 14, 40, 7, '#ffdb9a'),
      )
    : '';
  return [
    box(0, 0, width, height, 0, pen.fade('#2b1b4a', '#3d1f4a')),
    grain(pen, 0, 0, width, height, '#f0c9ff', Math.round(width / 4), 0.12),
    lamps,
    ellipse(focus, 170, half * 1.9, 290, pen.glow('#ffcf8a', 0.7)),
    film(pen, focus - half, screenTop, half * 2, 216),
    curtain(pen, focus - half - 118, 104),
    curtain(pen, focus + half + 14, 104),
    box(focus - half - 130, -10, half * 2 + 260, 34, 10, pen.fade('#d6483a', '#8e2a3a')),
    beam,
    row(312, 0.86),
    row(350, 1.04),
    row(398, 1.26),
    popcorn(pen, focus - half - 20, 396, 1.28),
    sparkle(focus + half + 66, 36, 10, '#ffe9b8'),
  ].join('');
}
