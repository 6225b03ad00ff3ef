/** The scene of the map. */
import { darker, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { landscape } from '../things/land.ts';
import { person } from '../things/people.ts';
import { plant } from '../things/room.ts';

export function map(pen: Pen): string {
  const { colours, focus } = pen;
  const paper = [colours.quiet, colours.light, colours.quiet, colours.light];
  const fold = (i: number) =>
    d`M${-190 + i * 95} ${i % 2 ? 4 : -16}L${-95 + i * 95} ${i % 2 ? -16 : 4}V${i % 2 ? 164 : 184}L${-190 + i * 95} ${i % 2 ? 184 : 164}z`;
  const whole = repeat(4, (i) =>
    shape(
      fold(i),
      pen.fade(paper[i] ?? colours.light, darker(paper[i] ?? colours.light, i % 2 ? 0.06 : 0.14)),
    ),
  );
  const roads = line(
    'M-190 60Q-90 20-20 70T190 40M-60-20Q-80 90-110 190M70-20Q40 80 90 190',
    colours.light,
    6,
    0.8,
  );
  const land =
    box(-190, -20, 380, 210, 0, mix(colours.leaf, colours.light, 0.55), 0.85) +
    roads +
    shape(
      'M-190 120Q-90 90-20 130T190 130V150Q80 160-10 152T-190 146z',
      mix(colours.third, colours.sky, 0.6),
      0.9,
    ) +
    box(-150, 20, 40, 28, 5, colours.accent) +
    box(60, 24, 52, 34, 5, colours.pop, 0.8) +
    box(-40, 84, 44, 24, 5, colours.accent, 0.8);
  const path = `<path d="M-150 150Q-100 90-40 120T60 90T128 30" fill="none" stroke="${colours.pop}" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 14"/>`;
  const clip = repeat(4, (i) => shape(fold(i), '#000'));
  const pin = (x: number, y: number, scale: number, colour: string) =>
    at(
      x,
      y,
      scale,
      0,
      ellipse(0, 0, 16, 5, colours.ink, 0.25),
      shape('M0 0C-40-50-34-94 0-94S40-50 0 0z', pen.lit(colour, 1.2)),
      circle(0, -58, 14, colours.light),
    );
  return [
    landscape(pen),
    ellipse(focus - 12, 366, 220, 16, colours.ink, 0.18),
    at(
      focus,
      182,
      1.04,
      0,
      whole,
      pen.inside(clip, land + path),
      line('M-95 4V184M0-16V164M95 4V184', colours.ink, 1.5, 0.12),
    ),
    pin(focus + 134, 214, 1.2, colours.pop),
    pin(focus - 120, 226, 0.7, colours.third),
    person(pen, pen.beside(-238), 386, 1.22, { right: [38, -100] }),
    pen.wide ? plant(pen, 70, 396, 0.9, mix(colours.pop, colours.light, 0.2)) : '',
  ].join('');
}
