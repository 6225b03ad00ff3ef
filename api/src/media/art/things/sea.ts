/** The underwater world: light, weed, corals and bubbles. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { grain } from './land.ts';

/** Water from the bright surface to the deep, with slanting light. */
export function water(pen: Pen, top: string, deep: string): string {
  const { width, height, focus, random, colours } = pen;
  const beams = repeat(7, (i) => {
    const x = focus - 160 + i * random.between(60, 84);
    const wide = random.between(20, 64);
    return shape(
      d`M${x} -10h${wide}L${x - 150} ${height * 0.92}h${-wide * 2.2}z`,
      pen.fade(colours.light, colours.light, 0.3, 0),
    );
  });
  return [
    box(0, 0, width, height, 0, pen.fade(top, deep)),
    ellipse(focus + 90, -10, 420, 230, pen.glow(lighter(top, 0.75), 0.9)),
    beams,
    grain(pen, 0, 0, width, height, lighter(top, 0.8), Math.round(width / 5), 0.3),
  ].join('');
}

/** Waving weed rooted at (x, y). */
function weed(pen: Pen, x: number, y: number, tall: number, colour: string): string {
  const { random } = pen;
  return repeat(random.whole(3, 5), (i) => {
    const reach = tall * random.between(0.6, 1);
    const lean = random.between(-12, 16);
    return line(
      d`M${x + i * 11} ${y}q${-14 + lean} ${-reach * 0.25} 0 ${-reach * 0.5}t${lean} ${-reach * 0.5}`,
      mix(colour, pen.colours.leaf, i * 0.16),
      8,
    );
  });
}

/** A branching coral rooted at (x, y), about 80 high. */
function coral(_pen: Pen, x: number, y: number, scale: number, colour: string): string {
  const dark = line(
    'M0 0V-30M0-18Q-22-24-26-52M0-26Q20-34 24-64M-18-34Q-36-38-40-56M14-42Q34-44 40-58M0-30Q-4-54 2-76',
    darker(colour, 0.14),
    11,
  );
  const bright = line('M3-2V-30M3-26Q22-36 27-62M2-32Q0-54 5-74', lighter(colour, 0.22), 4, 0.8);
  return at(x, y, scale, 0, dark, bright);
}

/** Rising bubbles. */
export function bubbles(pen: Pen, x: number, y: number, count: number): string {
  const { random, colours } = pen;
  return repeat(count, (i) => {
    const radius = random.between(2.5, 8);
    const place = { x: x + random.between(-18, 18), y: y - i * random.between(16, 26) };
    return (
      circle(place.x, place.y, radius, colours.light, 0.3) +
      circle(place.x + radius * 0.3, place.y - radius * 0.3, radius * 0.35, colours.light, 0.9)
    );
  });
}

/** The sea bed with stones, weed and corals over the whole width. */
export function seaBed(pen: Pen, top: number, sand: string): string {
  const { width, height, random, colours } = pen;
  const back = shape(
    d`M0 ${height}V${top + 4}Q${width * 0.25} ${top - 46} ${width * 0.5} ${top + 8}T${width} ${top - 14}V${height}z`,
    mix(sand, colours.near, 0.55),
  );
  const front = d`M0 ${height}V${top + 34}Q${width * 0.3} ${top + 6} ${width * 0.6} ${top + 36}T${width} ${top + 22}V${height}z`;
  const growth = repeat(Math.round(width / 74), (i) => {
    const x = i * 74 + random.between(0, 40);
    const y = top + random.between(34, 54);
    if (random.chance(0.5))
      return weed(pen, x, y, random.between(50, 110), darker(colours.leaf, 0.15));
    return coral(
      pen,
      x,
      y,
      random.between(0.6, 1),
      random.pick([colours.pop, colours.accent, '#d9688f', '#f49d7a']),
    );
  });
  return (
    back +
    growth +
    shape(front, pen.fade(sand, darker(sand, 0.3))) +
    grain(pen, 0, top + 40, width, 60, lighter(sand, 0.5), Math.round(width / 3), 0.5)
  );
}
