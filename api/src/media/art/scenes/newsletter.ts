/** The scene of the newsletter. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, shape } from '../shapes.ts';
import { cloud, hill, sky, sun } from '../things/land.ts';
import { confetti } from '../things/sparkle.ts';

function plane(pen: Pen, x: number, y: number, scale: number, turn: number): string {
  const { light } = pen.colours;
  return at(
    x,
    y,
    scale,
    turn,
    shape('M-40 6L46-26L-6 30L-14 12z', pen.lit(light, 0.8)) +
      shape('M-14 12L46-26L-8 16L-6 30z', darker(light, 0.16)) +
      shape('M-40 6L46-26L-14 12z', light),
  );
}

export function newsletter(pen: Pen): string {
  const { colours, focus, width } = pen;
  const letter =
    box(-88, -190, 176, 180, 8, pen.fade(colours.light, darker(colours.light, 0.05))) +
    box(-66, -168, 132, 56, 6, pen.fade(colours.sky, colours.glow)) +
    circle(30, -142, 14, colours.sun) +
    shape('M-66-126Q-30-150 0-130T66-134V-118Q66-112 60-112H-60Q-66-112-66-118z', colours.mid) +
    line('M-62-92h124M-62-76h96M-62-60h110', darker(colours.light, 0.2), 6);
  const back = shape('M-120-96L0-190L120-96z', darker(colours.pop, 0.25));
  const pocket =
    shape('M-120-98L0-14L120-98V58Q120 66 112 66H-112Q-120 66-120 58z', pen.lit(colours.pop)) +
    shape(
      'M-120 62L-6-22Q0-27 6-22L120 62Q118 66 112 66H-112Q-118 66-120 62z',
      pen.lit(lighter(colours.pop, 0.14)),
    );
  return [
    sky(pen),
    sun(pen, focus + 170, 88, 40),
    cloud(pen, focus - 210, 112, 1.1),
    cloud(pen, focus + 240, 190, 0.8),
    pen.wide ? cloud(pen, width * 0.2, 96, 1) : '',
    hill(pen, 310, 24, colours.far),
    hill(pen, 354, 14, colours.mid),
    ellipse(focus - 8, 364, 140, 12, colours.ink, 0.16),
    at(focus, 296, 1.06, -3, back, letter, pocket),
    line(d`M${focus - 320} 250q70 -90 118 -40t-30 30t60 -60`, colours.light, 3, 0.9),
    plane(pen, focus - 160, 168, 0.8, -8),
    plane(pen, focus + 178, 150, 0.62, 6),
    confetti(pen, focus - 220, 20, 440, 110, 18),
  ].join('');
}
