/** Small light things in the air: confetti, sparkles, steam, balloons, snow, notes. */
import { lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';

/** A four-pointed sparkle. */
export function sparkle(x: number, y: number, size: number, colour: string, opacity = 1): string {
  const s = size;
  const w = size * 0.16;
  return shape(
    d`M${x} ${y - s}Q${x + w} ${y - w} ${x + s} ${y}Q${x + w} ${y + w} ${x} ${y + s}Q${x - w} ${y + w} ${x - s} ${y}Q${x - w} ${y - w} ${x} ${y - s}z`,
    colour,
    opacity,
  );
}

/** Sparkles around a point. */
export function sparkles(
  pen: Pen,
  x: number,
  y: number,
  spread: number,
  count: number,
  colour = pen.colours.light,
): string {
  const { random } = pen;
  return repeat(count, (i) => {
    const angle = (i / count) * Math.PI * 2 + random.between(-0.4, 0.4);
    const far = spread * random.between(0.7, 1.1);
    return sparkle(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far * 0.8,
      random.between(4, 11),
      colour,
      0.9,
    );
  });
}

/** Paper scraps in the palette's colours over an area. */
export function confetti(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  const { random, colours } = pen;
  return repeat(count, () => {
    const colour = random.pick([
      colours.pop,
      colours.accent,
      colours.third,
      colours.leaf,
      colours.light,
    ]);
    const size = random.between(3, 6);
    const piece = random.chance(0.4)
      ? circle(0, 0, size * 0.6, colour)
      : random.chance(0.5)
        ? box(-size, -size * 0.4, size * 2, size * 0.8, 1, colour)
        : line('M-7 0q3.5-6 7 0t7 0', colour, 2.4);
    return at(
      x + random.between(0, width),
      y + random.between(0, height),
      1,
      random.between(0, 180),
      piece,
    );
  });
}

/** Three wisps of steam rising from (x, y). */
export function steam(pen: Pen, x: number, y: number, scale = 1): string {
  const wisp = (shift: number, tall: number) =>
    line(
      d`M${shift} 0q-9 ${-tall * 0.25} 0 ${-tall * 0.5}t0 ${-tall * 0.5}`,
      pen.colours.light,
      5,
      0.65,
    );
  return at(x, y, scale, 0, wisp(-18, 44), wisp(0, 62), wisp(18, 44));
}

/** A balloon whose string ends at (x, y). */
export function balloon(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  colour: string,
  lean = 0,
): string {
  return at(
    x,
    y,
    scale,
    lean,
    line('M0 0Q-6-30 0-62', pen.colours.ink, 1.4, 0.55),
    shape('M-4-60L0-66L4-60z', colour),
    ellipse(0, -92, 23, 28, pen.lit(colour)),
    ellipse(9, -103, 5, 8, lighter(colour, 0.7), 0.7),
  );
}

/** Falling snow over the whole picture, larger in front. */
export function snowfall(pen: Pen, count = Math.round(pen.width / 7)): string {
  const { random } = pen;
  return repeat(count, () =>
    circle(
      random.between(0, pen.width),
      random.between(0, pen.height),
      random.between(1, 3.6),
      '#ffffff',
      random.between(0.4, 0.95),
    ),
  );
}

/** A musical note, 40 high. */
export function note(x: number, y: number, scale: number, colour: string): string {
  return at(x, y, scale, 8, ellipse(-3, 0, 8, 6, colour), line('M4-1V-32Q8-22 16-20', colour, 3.6));
}

/** A garland of lamps or flags between two points of the same height. */
export function garland(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  sag: number,
  flags = true,
): string {
  const { colours } = pen;
  const count = Math.max(4, Math.round(width / 34));
  const colourAt = (i: number) =>
    [colours.pop, colours.accent, colours.third, colours.light, colours.leaf][i % 5] ?? colours.pop;
  const hang = repeat(count, (i) => {
    const share = (i + 0.5) / count;
    const place = { x: x + share * width, y: y + 4 * sag * share * (1 - share) };
    if (flags)
      return at(place.x, place.y, 1, (share - 0.5) * -30, shape('M-10 0h20l-10 22z', colourAt(i)));
    return (
      circle(place.x, place.y + 7, 16, pen.glow(colours.sun, 0.6)) +
      circle(place.x, place.y + 6, 5, lighter(colours.sun, 0.4))
    );
  });
  return (
    line(d`M${x} ${y}Q${x + width / 2} ${y + sag * 2} ${x + width} ${y}`, colours.ink, 1.6, 0.5) +
    hang
  );
}
