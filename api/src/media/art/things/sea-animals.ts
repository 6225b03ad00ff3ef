/** Animals of the sea: fish, sharks, rays, turtles. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, ellipse, line, repeat, shape } from '../shapes.ts';

/** A fish swimming right, about 100 long. */
export function fish(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  colour: string,
  stripe: string,
  turn = 0,
): string {
  const body = 'M-40 0C-22-32 24-34 46 0C24 32-22 30-40 0z';
  return at(
    x,
    y,
    scale,
    turn,
    shape('M-32 0L-62-24Q-54 0-62 24z', pen.lit(darker(colour, 0.12))),
    shape('M-14-20Q0-44 22-34L18-18z', darker(colour, 0.18)) +
      shape('M-8 20Q2 36 14 34L12 18z', darker(colour, 0.22)),
    shape(body, pen.lit(colour, 1.3)),
    pen.inside(
      shape(body, '#000'),
      box(-10, -40, 13, 80, 0, stripe, 0.9) +
        box(-34, -40, 9, 80, 0, stripe, 0.9) +
        ellipse(4, 30, 50, 16, darker(colour, 0.4), 0.3),
    ),
    shape('M8 4Q-6 0-12 14Q4 18 12 12z', darker(colour, 0.2)),
    circle(28, -6, 5.4, '#fff') + circle(29.5, -6, 3, pen.colours.ink),
  );
}

/** A loose school of small fish around a point. */
export function school(
  pen: Pen,
  x: number,
  y: number,
  count: number,
  colour: string,
  size = 0.22,
): string {
  const { random } = pen;
  return repeat(count, (i) => {
    const place = { x: x + random.between(-1, 1) * 70 + i * 3, y: y + random.between(-1, 1) * 42 };
    return at(
      place.x,
      place.y,
      size * random.between(0.75, 1.2),
      random.between(-8, 8),
      shape('M-34 0L-60-22Q-52 0-60 22z', darker(colour, 0.1)),
      shape('M-40 0C-20-28 24-28 46 0C24 28-20 28-40 0z', colour),
      circle(28, -4, 5, pen.colours.ink),
    );
  });
}

/** A shark swimming right, about 320 long. */
export function shark(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  colour: string,
  turn = 0,
): string {
  const body =
    'M-150-4C-90-40 20-66 104-40C140-28 162-8 166 2C150 22 96 34 40 32C-40 30-110 18-150-4z';
  const pale = mix(colour, '#f2f6f4', 0.78);
  const gills = line(
    'M60-18q-8 14-3 28M72-20q-8 15-3 30M84-21q-8 16-3 31',
    darker(colour, 0.4),
    2.4,
    0.7,
  );
  return at(
    x,
    y,
    scale,
    turn,
    shape(
      'M-138-4C-156-30-176-58-196-66C-190-40-186-22-172-4C-184 10-190 26-192 40C-170 36-152 16-138-4z',
      pen.lit(darker(colour, 0.1)),
    ),
    shape('M-20-46C-8-84 10-98 26-102C26-80 34-62 48-52z', pen.lit(darker(colour, 0.08))),
    shape('M-106-24q6-16 18-22q0 10 6 18z', darker(colour, 0.15)),
    shape(body, pen.lit(colour, 1.1)),
    pen.inside(
      shape(body, '#000'),
      shape('M-150 4C-60 8 60 14 172-2V60H-150z', pale) +
        ellipse(60, -52, 90, 14, lighter(colour, 0.4), 0.45),
    ),
    shape('M30 18C24 52-4 74-28 80C-22 56-16 36-10 22z', pen.lit(darker(colour, 0.16))),
    gills,
    circle(126, -14, 5.6, '#fff') + circle(127.5, -14, 3.6, pen.colours.ink),
    line('M158 8Q140 20 118 15', darker(colour, 0.5), 2.6),
  );
}

/** A ray gliding to the upper right, about 200 wide. */
export function ray(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  colour: string,
  turn = -14,
): string {
  const spots = [
    [-30, -6],
    [-8, -18],
    [22, -16],
    [40, -4],
    [6, 2],
    [-14, 8],
  ].map(([sx = 0, sy = 0]) => circle(sx, sy, 3.6, lighter(colour, 0.5), 0.7));
  return at(
    x,
    y,
    scale,
    turn,
    line('M-10 22Q-40 70-96 92', darker(colour, 0.25), 4),
    shape(
      'M8-40C30-30 70-22 112 8C70 6 40 22 4 34C-26 26-56 22-104 26C-66-8-26-30 8-40z',
      pen.lit(colour, 1.2),
    ),
    ...spots,
    circle(-4, -28, 3.4, pen.colours.ink) + circle(20, -27, 3.4, pen.colours.ink),
  );
}

/** A sea turtle swimming right, about 130 long. */
export function turtle(pen: Pen, x: number, y: number, scale: number, turn = -10): string {
  const skin = pen.colours.leaf;
  const shell = mix(pen.colours.accent, pen.colours.leaf, 0.35);
  return at(
    x,
    y,
    scale,
    turn,
    shape('M18 10C34 40 26 66 6 78C2 52-4 34 0 14z', pen.lit(darker(skin, 0.15))) +
      shape('M-44 8q-20 8-26 28q22 0 36-22z', darker(skin, 0.2)),
    ellipse(66, -8, 20, 15, pen.lit(skin)) + circle(73, -12, 2.6, pen.colours.ink),
    ellipse(0, 0, 56, 38, pen.lit(shell, 1.3)),
    line(
      'M-22-32L-12 0L-22 32M22-32L12 0L22 32M-12 0H12M-54 0H-12M12 0H54',
      darker(shell, 0.3),
      2.4,
      0.5,
    ),
    shape('M24-6C40-40 30-66 12-80C4-52 0-30 6-10z', pen.lit(skin), 0.96),
  );
}
