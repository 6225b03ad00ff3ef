import type { Pen } from '../pen.ts';
import { at, box, circle, d, line, repeat, shape } from '../shapes.ts';

export function seaFilm(x: number, y: number, width: number, height: number, pen: Pen): string {
  const ship = at(
    x + width * 0.42,
    y + height * 0.62,
    0.9,
    0,
    shape('M-50 0H50L34 24H-34z', '#7a3f56'),
    box(-3, -84, 6, 86, 2, '#5b2b48'),
    shape('M6-80Q48-54 42-8H6zM-6-72Q-36-44-34-8H-6z', pen.lit('#fff8ec')),
  );
  return (
    box(x, y, width, height, 0, pen.fade('#f7a26b', '#ffe3a6')) +
    circle(x + width * 0.7, y + height * 0.52, 120, pen.glow('#fff3cf', 0.95)) +
    circle(x + width * 0.7, y + height * 0.52, height * 0.21, '#fff0c0') +
    shape(d`M${x} ${y + height * 0.66}l60 -50l50 34l54 -64l70 72z`, '#d9707a') +
    box(x, y + height * 0.66, width, height, 0, pen.fade('#3f8fa8', '#21597f')) +
    ship +
    repeat(9, (i) =>
      line(
        d`M${x + width * 0.7 - 60 + (i % 3) * 44} ${y + height * (0.71 + i * 0.028)}h${30 + (i % 4) * 9}`,
        '#ffe9b8',
        3,
        0.7,
      ),
    ) +
    repeat(3, (i) =>
      line(d`M${x + 70 + i * 26} ${y + 44 + (i % 2) * 16}q7 -8 12 0q5 -8 12 0`, '#5b2b48', 2.6),
    )
  );
}

export function spaceFilm(x: number, y: number, width: number, height: number, pen: Pen): string {
  const rocket = at(
    x + width * 0.4,
    y + height * 0.5,
    1.1,
    52,
    shape('M-12 34Q0 84 12 34z', pen.fade('#ffe08a', '#f0603a')),
    shape('M-24 30L-15 2V34zM24 30L15 2V34z', '#e4572e'),
    shape('M-16 34C-22-10-14-40 0-58C14-40 22-10 16 34z', pen.lit('#fff8ec')),
    circle(0, -12, 8, '#58b6c9'),
  );
  return (
    box(x, y, width, height, 0, pen.fade('#2a3f8f', '#8e5aa8')) +
    repeat(40, () =>
      circle(
        x + pen.random.between(0, width),
        y + pen.random.between(0, height),
        pen.random.between(0.8, 2.2),
        '#fff8ec',
        0.85,
      ),
    ) +
    circle(x + width * 0.76, y + height * 0.62, 74, pen.lit('#f2a65a', 1.6)) +
    `<path d="M${x + width * 0.76 - 112} ${y + height * 0.62 + 20}A120 26 -10 0 0 ${x + width * 0.76 + 112} ${y + height * 0.62 - 22}" fill="none" stroke="#ffe1a0" stroke-width="8"/>` +
    circle(x + 70, y + 50, 20, pen.lit('#58b6c9')) +
    line(
      d`M${x + 20} ${y + height - 24}Q${x + width * 0.2} ${y + height * 0.8} ${x + width * 0.33} ${y + height * 0.62}`,
      '#fff8ec',
      5,
      0.6,
    ) +
    rocket
  );
}

export function balloonFilm(x: number, y: number, width: number, height: number, pen: Pen): string {
  const aloft = (bx: number, by: number, scale: number, colour: string) =>
    at(
      bx,
      by,
      scale,
      0,
      line('M-12 34L-8 56M12 34L8 56', '#5b3a34', 2),
      box(-10, 54, 20, 15, 4, '#9a6240'),
      shape('M0-50C44-50 50-8 14 36H-14C-50-8-44-50 0-50z', pen.lit(colour, 1.3)),
      shape('M0-50C20-50 22-8 6 36H-6C-22-8-20-50 0-50z', '#fff8ec', 0.6),
    );
  return (
    box(x, y, width, height, 0, pen.fade('#8ecae6', '#fdf0cf')) +
    circle(x + width * 0.8, y + height * 0.36, 110, pen.glow('#fff3cf', 0.95)) +
    circle(x + width * 0.8, y + height * 0.36, 34, '#ffd166') +
    shape(
      d`M${x} ${y + height}v-70q${width * 0.2} -60 ${width * 0.42} -16t${width * 0.6} -24v140z`,
      '#7fb98a',
    ) +
    shape(
      d`M${x} ${y + height}v-28q${width * 0.3} -46 ${width * 0.6} -8t${width * 0.5} -10v60z`,
      '#2e7d5b',
    ) +
    aloft(x + width * 0.38, y + height * 0.4, 1.25, '#e4572e') +
    aloft(x + width * 0.66, y + height * 0.56, 0.6, '#8e3b6f') +
    aloft(x + width * 0.14, y + height * 0.62, 0.5, '#ffb703')
  );
}
