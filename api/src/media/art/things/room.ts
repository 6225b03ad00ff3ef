/** The indoors that scenes of things stand in: a sunlit wall, a floor, plinths, plants, lamps. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { grain, sun } from './land.ts';

export const FLOOR = 322;

function archPath(x: number, foot: number, width: number, height: number): string {
  const r = width / 2;
  return d`M${x - r} ${foot}V${foot - height + r}A${r} ${r} 0 0 1 ${x + r} ${foot - height + r}V${foot}z`;
}

/** A niche with a round top whose inside is a view of evening hills. */
export function niche(pen: Pen, x: number, width: number, height: number, foot = FLOOR): string {
  const { colours } = pen;
  const outline = archPath(x, foot, width, height);
  const view = [
    shape(
      outline,
      pen.fade(mix(colours.far, colours.sky, 0.35), mix(colours.far, colours.glow, 0.55)),
    ),
    sun(pen, x + width * 0.2, foot - height * 0.62, width * 0.15),
    shape(
      d`M${x - width} ${foot}V${foot - 70}Q${x - width * 0.2} ${foot - 120} ${x + width * 0.1} ${foot - 62}T${x + width} ${foot - 80}V${foot}z`,
      colours.far,
    ),
    shape(
      d`M${x - width} ${foot}V${foot - 30}Q${x} ${foot - 70} ${x + width} ${foot - 40}V${foot}z`,
      mix(colours.mid, colours.far, 0.4),
    ),
  ];
  const frame = shape(archPath(x, foot, width + 18, height + 9), lighter(colours.glow, 0.55));
  return (
    frame +
    pen.inside(
      shape(outline, '#000'),
      view.join('') + shape(archPath(x - 14, foot, width, height - 10), colours.ink, 0.05),
    )
  );
}

/** Wall and floor, with the sun falling in from above right. */
export function room(pen: Pen): string {
  const { colours, width, height, focus } = pen;
  const wall = mix(colours.sky, colours.glow, 0.35);
  const ray = (x: number, wide: number) =>
    shape(d`M${x} 0h${wide}L${x + wide - 210} ${FLOOR}h${-wide}z`, colours.light, 0.16);
  const floor = colours.night ? colours.near : mix(colours.far, colours.mid, 0.55);
  return [
    box(0, 0, width, height, 0, pen.fade(wall, mix(colours.glow, colours.sky, 0.12))),
    circle(focus + 120, 90, 330, pen.glow(colours.light, 0.6)),
    ray(focus + 130, 70) + ray(focus + 225, 26),
    grain(pen, 0, 0, width, FLOOR, colours.light, Math.round(width / 3), 0.35),
    box(0, FLOOR, width, height - FLOOR, 0, pen.fade(floor, darker(floor, 0.25))),
    box(0, FLOOR, width, 5, 0, lighter(floor, 0.35), 0.6),
    grain(
      pen,
      0,
      FLOOR + 8,
      width,
      height - FLOOR,
      lighter(floor, 0.5),
      Math.round(width / 4),
      0.35,
    ),
  ].join('');
}

/** A round plinth whose foot is at (x, y). */
export function plinth(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const r = width / 2;
  const flat = width * 0.09;
  const side = shape(
    d`M${x - r} ${y - height}V${y}A${r} ${flat} 0 0 0 ${x + r} ${y}V${y - height}z`,
    pen.lit(colour),
  );
  return (
    ellipse(x - 14, y + flat * 0.7, r * 1.1, flat * 1.1, pen.colours.ink, 0.16) +
    side +
    ellipse(x, y - height, r, flat, lighter(colour, 0.42))
  );
}

/** A plant in a pot, about 130 high at scale 1. */
export function plant(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  pot = pen.colours.pop,
): string {
  const { colours } = pen;
  const leaf = (turn: number, size: number, colour: string) =>
    at(
      0,
      -44,
      size,
      turn,
      shape('M0 0C-20-22-18-62 0-84C18-62 20-22 0 0z', pen.lit(colour)),
      line('M0-4V-66', lighter(colour, 0.3), 1.6, 0.6),
    );
  const leaves = [-64, 58, -34, 30, -6].map((turn, i) =>
    leaf(
      turn,
      i === 4 ? 1.08 : 0.9,
      i % 2 ? lighter(colours.leaf, 0.12) : darker(colours.leaf, 0.12),
    ),
  );
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-8, 0, 32, 6, colours.ink, 0.18),
    ...leaves,
    shape('M-25-48h50l-7 43q-1 5-6 5h-24q-5 0-6-5z', pen.lit(pot)),
    box(-28, -53, 56, 11, 5, pen.lit(lighter(pot, 0.12))),
  );
}

/** A lamp on a cord from the ceiling; `drop` is where its shade ends. */
export function pendant(pen: Pen, x: number, drop: number, colour: string, scale = 1): string {
  const { colours } = pen;
  return (
    line(d`M${x} 0V${drop - 36 * scale}`, colours.ink, 2, 0.6) +
    at(
      x,
      drop,
      scale,
      0,
      ellipse(0, 10, 90, 70, pen.glow(colours.sun, colours.night ? 0.7 : 0.5)),
      circle(0, 0, 10, lighter(colours.sun, 0.5)),
      shape('M-34 0C-34-26-16-36 0-36S34-26 34 0z', pen.lit(colour)),
    )
  );
}

/** Pendants over the part of a wide picture that would be empty, none in a narrow one. */
export function pendants(pen: Pen, colour: string): string {
  if (!pen.wide) return '';
  return repeat(3, (i) =>
    pendant(pen, pen.width * (0.1 + i * 0.13), 70 + (i % 2) * 34, colour, 0.9),
  );
}
