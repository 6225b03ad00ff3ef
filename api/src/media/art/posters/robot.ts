/** The poster motif robot. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, ellipse, line, repeat, shape } from '../shapes.ts';
import { hill, sky, sun } from '../things/land.ts';
import { child } from '../things/people.ts';

export function robot(pen: Pen): string {
  const { colours } = pen;
  const metal = mix(colours.third, colours.light, 0.3);
  const body = at(
    170,
    398,
    1.2,
    0,
    ellipse(-14, 2, 84, 10, colours.ink, 0.2),
    box(-44, -44, 28, 46, 10, pen.lit(darker(metal, 0.2))) +
      box(14, -44, 28, 46, 10, pen.lit(darker(metal, 0.2))) +
      box(-54, -12, 44, 16, 8, darker(metal, 0.45)) +
      box(10, -12, 44, 16, 8, darker(metal, 0.45)),
    line('M60-130Q92-110 86-66', darker(metal, 0.2), 21) + circle(86, -58, 15, pen.lit(metal)),
    box(-66, -160, 132, 126, 40, pen.lit(metal, 1.3)),
    box(-38, -126, 76, 56, 16, pen.lit(colours.light)),
    shape('M0-82C-22-98-12-114 0-103C12-114 22-98 0-82z', pen.lit('#e4572e')),
    line('M-60-126Q-92-104-88-60', pen.lit(metal), 21) + circle(-88, -50, 15, pen.lit(metal)),
    box(-16, -174, 32, 20, 5, darker(metal, 0.35)),
    box(-60, -252, 120, 84, 36, pen.lit(lighter(metal, 0.1), 1.3)),
    box(-46, -236, 92, 50, 25, colours.ink),
    circle(-19, -211, 12, colours.accent) +
      circle(19, -211, 12, colours.accent) +
      circle(-16, -215, 4, '#fff') +
      circle(22, -215, 4, '#fff'),
    line('M0-252V-276', darker(metal, 0.35), 5) +
      circle(0, -280, 18, pen.glow(colours.pop, 0.9)) +
      circle(0, -280, 8, colours.pop),
    box(-70, -224, 14, 32, 6, darker(metal, 0.2)) + box(56, -224, 14, 32, 6, darker(metal, 0.25)),
    repeat(3, (i) =>
      circle(-20 + i * 20, -52, 4, [colours.pop, colours.accent, colours.leaf][i] ?? colours.pop),
    ),
  );
  return [
    sky(pen),
    sun(pen, 222, 88, 42),
    hill(pen, 286, 30, colours.far),
    hill(pen, 336, 20, colours.mid),
    hill(pen, 384, 12, colours.near),
    body,
    child(pen, 42, 408, 1.5, {
      coat: colours.accent,
      style: 'short',
      right: [34, -66],
      left: [-24, -56],
    }),
    repeat(16, (i) =>
      at(
        i * 20 + pen.random.between(-6, 6),
        pen.random.between(424, 446),
        pen.random.between(0.6, 1),
        0,
        line('M0 0V-20', lighter(colours.near, 0.2), 3),
        circle(0, -22, 6, i % 2 ? colours.accent : colours.light),
      ),
    ),
  ].join('');
}
