/** The poster motif detective. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, ellipse, line, repeat, shape } from '../shapes.ts';
import { grain, sky, sun } from '../things/land.ts';

export function detective(pen: Pen): string {
  const { colours } = pen;
  const dark = darker(colours.near, 0.5);
  const wall = (x: number, width: number, tall: number, tint: string) =>
    box(x, 400 - tall, width, tall, 0, pen.fade(tint, darker(tint, 0.3))) +
    repeat(8, (i) =>
      pen.random.chance(0.45)
        ? box(
            x + 12 + (i % 2) * (width * 0.5),
            400 - tall + 24 + Math.floor(i / 2) * 60,
            width * 0.24,
            32,
            2,
            colours.sun,
            pen.random.between(0.3, 0.95),
          )
        : '',
    );
  const man = at(
    152,
    384,
    1.42,
    0,
    line('M-12-40L-15-4M12-40L15-4', darker(dark, 0.3), 15) +
      ellipse(-19, -2, 14, 6, colours.ink) +
      ellipse(19, -2, 14, 6, colours.ink),
    shape(
      'M0-142C26-142 36-130 40-106L50-34Q22-24 6-30L0-40L-6-30Q-22-24-50-34L-40-106C-36-130-26-142 0-142z',
      pen.lit(mix('#b98a55', colours.accent, 0.15), 1.6),
    ),
    line('M0-128V-40', darker('#b98a55', 0.45), 2.4),
    box(-42, -88, 84, 10, 3, darker('#b98a55', 0.5)),
    shape('M-26-140L0-112L26-140L36-118L10-100L0-110L-10-100L-36-118z', darker('#b98a55', 0.22)),
    line('M-38-118Q-60-88-40-70M38-118Q62-96 54-70', darker('#b98a55', 0.2), 15),
    circle(0, -158, 20, '#e0aa80'),
    shape('M-22-160Q0-148 22-160V-172H-22z', colours.ink, 0.35),
    ellipse(0, -170, 42, 8, pen.lit(dark)),
    shape('M-25-170L-21-196Q0-208 21-196L25-170z', pen.lit(dark)),
    box(-25, -179, 50, 9, 1, colours.pop),
    `<circle cx="60" cy="-62" r="19" fill="${lighter(colours.sky, 0.8)}" fill-opacity=".5" stroke="${colours.ink}" stroke-width="5"/>`,
    line('M54-44L48-24', colours.ink, 7),
  );
  const lampPost =
    line('M246 400V120Q246 92 220 92', colours.ink, 7) +
    shape('M198 96h44l-9-22h-26z', colours.ink) +
    ellipse(220, 98, 16, 6, '#fff2c4');
  const cone = shape('M206 98H234L300 404H96z', pen.fade('#ffe6a0', '#ffe6a0', 0.65, 0.08));
  return [
    sky(pen),
    sun(pen, 70, 76, 28),
    wall(-20, 96, 300, mix(colours.mid, colours.sky, 0.4)),
    wall(70, 110, 230, colours.mid),
    wall(196, 120, 330, mix(colours.mid, colours.near, 0.5)),
    box(0, 396, 300, 60, 0, pen.fade(darker(colours.far, 0.1), colours.near)),
    circle(220, 100, 96, pen.glow('#ffe6a0', 0.8)),
    cone,
    lampPost,
    ellipse(186, 402, 110, 16, '#ffe6a0', 0.4),
    shape('M130 388Q60 404-10 446H60Q110 416 176 392z', colours.ink, 0.35),
    man,
    grain(pen, 0, 300, 300, 150, '#ffe6a0', 90, 0.3),
  ].join('');
}
