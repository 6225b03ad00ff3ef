/** Scenes of winter and of Santa on his way. */
import { mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, line, repeat } from '../shapes.ts';
import { gift } from '../things/goods.ts';
import { fir, hill, sky, sun } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { snowfall, sparkle } from '../things/sparkle.ts';
import { house } from '../things/town.ts';
import { footprints, reindeer, santa, snowman } from '../things/winter.ts';

function snowHill(pen: Pen, top: number, swing: number, shade: number): string {
  return hill(pen, top, swing, mix('#fbfdff', pen.colours.night ? '#6f62a0' : '#a9c8e2', shade));
}

function forest(
  pen: Pen,
  y: number,
  scale: number,
  snow: string,
  from: number,
  to: number,
): string {
  const count = Math.round((to - from) / (44 * scale));
  const green = mix(pen.colours.leaf, pen.colours.night ? '#2c2a5a' : '#4f86a6', 0.35);
  return repeat(count, (i) =>
    fir(
      pen,
      from + (i + pen.random.between(0.1, 0.9)) * ((to - from) / count),
      y + pen.random.between(-6, 8),
      scale * pen.random.between(0.75, 1.25),
      green,
      snow,
    ),
  );
}

export function winter(pen: Pen): string {
  const { colours, focus, width } = pen;
  const snow = colours.night ? '#d9d6f2' : '#ffffff';
  const sledge = at(
    focus - 30,
    384,
    1,
    -3,
    line('M-50 0H46q14 0 16-12', '#7a4a2c', 5) +
      line('M-34-3V-16M26-3V-16', '#7a4a2c', 4) +
      box(-48, -21, 88, 8, 4, pen.lit(colours.pop)),
  );
  return [
    sky(pen),
    sun(pen, focus + 196, 86, 36),
    snowHill(pen, 218, 36, 0.62),
    forest(pen, 246, 0.5, snow, 0, width),
    snowHill(pen, 262, 22, 0.36),
    house(pen, focus + 96, 296, 0.94, '#d98a5b', colours.pop, snow),
    house(pen, focus + 188, 302, 0.8, colours.accent, colours.pop, snow),
    pen.wide ? house(pen, width * 0.17, 300, 0.84, '#c9786a', colours.pop, snow) : '',
    forest(pen, 306, 0.86, snow, 0, focus - 120),
    fir(pen, focus + 258, 318, 1.3, colours.leaf, snow),
    snowHill(pen, 322, 14, 0.12),
    snowman(pen, focus - 158, 378, 1.14),
    person(pen, focus + 142, 382, 1.2, { style: 'hat', coat: colours.third, left: [-34, -66] }),
    child(pen, focus + 78, 386, 1.42, {
      style: 'hat',
      coat: colours.pop,
      left: [-34, -112],
      right: [30, -72],
    }),
    child(pen, focus - 26, 366, 1.2, {
      style: 'hat',
      coat: colours.accent,
      left: [-34, -118],
      right: [34, -118],
    }),
    sledge,
    snowfall(pen),
  ].join('');
}

export function santaOnHisWay(pen: Pen): string {
  const { colours, focus, width } = pen;
  const snow = colours.night ? '#c9c4ec' : '#ffffff';
  const star =
    sparkle(focus - 90, 60, 15, colours.sun) + sparkle(width * 0.3, 50, 8, colours.light, 0.9);
  return [
    sky(pen),
    star,
    sun(pen, focus + 170, 96, 44),
    snowHill(pen, 236, 40, 0.85),
    forest(pen, 262, 0.52, snow, 0, width),
    snowHill(pen, 276, 26, 0.66),
    house(pen, focus - 190, 306, 0.86, '#b5604f', colours.pop, snow),
    forest(pen, 320, 0.95, snow, focus + 180, width + 30),
    pen.wide
      ? forest(pen, 316, 0.9, snow, 0, width * 0.36)
      : fir(pen, focus - 262, 330, 1.2, colours.leaf, snow),
    snowHill(pen, 330, 10, colours.night ? 0.4 : 0.12),
    footprints(-10, 374, Math.ceil((focus - 60) / 34), 34, mix(colours.near, '#5a6fae', 0.5)),
    reindeer(pen, pen.beside(168, 92), 366, 1.1),
    santa(pen, focus - 6, 372, 1.36),
    gift(pen, pen.beside(-196), 384, 54, 44, colours.third, colours.accent),
    gift(pen, pen.beside(-238), 390, 42, 34, '#d8392f', colours.light),
    snowfall(pen),
  ].join('');
}
