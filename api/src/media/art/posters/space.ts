/** The poster motif space. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, ellipse, line, shape } from '../shapes.ts';
import { grain, sky, sun } from '../things/land.ts';
import { sparkle } from '../things/sparkle.ts';

function astronaut(pen: Pen, x: number, y: number, scale: number): string {
  const { colours } = pen;
  const suit = '#f4f1fa';
  return at(
    x,
    y,
    scale,
    -14,
    box(-30, -34, 60, 62, 14, pen.lit(mix(suit, colours.near, 0.35))),
    line('M-22-12Q-52-8-58-34', suit, 17) + line('M24-10Q50 6 58-12', darker(suit, 0.08), 17),
    line('M-12 34Q-20 58-6 78', suit, 19) + line('M12 34Q26 52 40 62', darker(suit, 0.1), 19),
    shape('M-26-20Q0-34 26-20L28 30Q0 46-28 30z', pen.lit(suit)),
    box(-14, -6, 28, 20, 5, colours.third) +
      circle(-6, 4, 3, colours.pop) +
      circle(5, 4, 3, colours.accent),
    line('M-27 26Q0 40 27 26', colours.pop, 5),
    circle(0, -46, 31, pen.lit(suit)),
    ellipse(2, -45, 23, 20, pen.fade('#ffb98a', '#5b2b6e')),
    ellipse(10, -53, 7, 4, '#ffffff', 0.75),
    circle(-58, -38, 9, colours.pop) + circle(60, -16, 9, colours.pop),
    ellipse(-5, 82, 13, 9, colours.pop) + ellipse(43, 66, 11, 11, colours.pop),
  );
}

export function space(pen: Pen): string {
  const { colours } = pen;
  const planet =
    circle(96, 336, 150, pen.glow(colours.pop, 0.5)) +
    circle(96, 352, 118, pen.lit(mix(colours.pop, colours.accent, 0.25), 1.8));
  const bands = pen.inside(
    circle(96, 352, 118, '#000'),
    [
      'M-40 300Q90 330 240 270V296Q90 356-40 324z',
      'M-40 380Q90 410 240 350V366Q90 426-40 400z',
      'M-40 430Q90 460 240 410V470H-40z',
    ]
      .map((path) => shape(path, darker(colours.pop, 0.28), 0.5))
      .join('') + circle(50, 290, 14, lighter(colours.pop, 0.4), 0.6),
  );
  const ring = (front: boolean) =>
    `<path d="M-74 392A178 44 -14 0 ${front ? 0 : 1} 272 308" fill="none" stroke="${colours.sun}" stroke-width="${front ? 11 : 8}" opacity="${front ? 0.95 : 0.5}"/>`;
  return [
    sky(pen),
    ellipse(220, 60, 240, 170, pen.glow(colours.third, 0.5)),
    sun(pen, 236, 84, 26),
    circle(70, 96, 15, pen.lit(colours.third, 1.6)),
    ring(false),
    planet,
    bands,
    ring(true),
    line('M164 196Q214 250 268 236T310 268', colours.light, 2.6, 0.8),
    astronaut(pen, 158, 176, 1.12),
    sparkle(46, 170, 9, colours.light),
    sparkle(262, 168, 12, colours.sun),
    sparkle(110, 40, 7, colours.light),
    grain(pen, 0, 230, 300, 220, colours.light, 80, 0.4),
  ].join('');
}
