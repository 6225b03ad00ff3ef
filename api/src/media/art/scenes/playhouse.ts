/** The scene of the play house. */
import { darker } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { child } from '../things/people.ts';
import { FLOOR, room } from '../things/room.ts';
import { balloon, confetti, garland } from '../things/sparkle.ts';

export function playhouse(pen: Pen): string {
  const { colours, focus, width, random } = pen;
  const balls = repeat(Math.round(60 + width / 16), () =>
    circle(
      random.between(focus - 256, focus + 60),
      random.between(344, 396),
      12,
      pen.lit(random.pick([colours.pop, colours.accent, colours.third, colours.leaf, '#f49d7a'])),
    ),
  );
  const post = (x: number) => box(x - 6, 108, 12, 238, 5, pen.lit(colours.accent));
  const roof = (x: number, colour: string) =>
    shape(
      d`M${x - 66} 116Q${x - 20} 88 ${x} 38Q${x + 20} 88 ${x + 66} 116Q${x} 128 ${x - 66} 116z`,
      pen.lit(colour, 1.2),
    ) +
    line(d`M${x} 38V14`, colours.ink, 3) +
    shape(d`M${x} 14l26 8l-26 8z`, colours.accent);
  const slide = `<path d="M${focus + 50} 214C${focus + 130} 214 ${focus + 130} 350 ${focus + 232} 358" fill="none" stroke="${darker(colours.pop, 0.2)}" stroke-width="46" stroke-linecap="round"/><path d="M${focus + 52} 206C${focus + 134} 206 ${focus + 138} 340 ${focus + 234} 348" fill="none" stroke="${pen.lit(colours.pop)}" stroke-width="32" stroke-linecap="round"/>`;
  return [
    room(pen),
    garland(pen, 0, 18, width * 0.5, 30),
    garland(pen, width * 0.5, 18, width * 0.5, 30),
    ellipse(focus - 20, FLOOR + 46, 320, 30, colours.ink, 0.12),
    slide,
    post(focus - 108),
    post(focus + 36),
    box(focus - 116, 212, 160, 18, 6, pen.lit(colours.third)),
    repeat(6, (i) => box(focus - 104 + i * 26, 176, 8, 40, 4, pen.lit(colours.leaf))),
    box(focus - 112, 172, 152, 9, 4, pen.lit(colours.leaf)),
    roof(focus - 36, colours.third),
    child(pen, focus - 54, 214, 1.25, { right: [34, -122], style: 'short' }),
    box(focus - 240, 222, 90, 130, 40, pen.lit(colours.leaf)) +
      circle(focus - 195, 268, 27, colours.ink) +
      child(pen, pen.beside(-195), 330, 0.9),
    child(pen, pen.beside(156), 318, 1.3, { left: [-38, -126], right: [38, -126], style: 'long' }),
    child(pen, focus - 116, 388, 1.5, { left: [-36, -116], right: [36, -112] }),
    child(pen, focus + 4, 392, 1.4, { left: [-24, -60], right: [34, -120] }),
    balls,
    box(focus - 272, 378, 346, 40, 12, pen.lit(colours.accent)),
    balloon(pen, focus + 240, 226, 1, colours.pop, 6),
    balloon(pen, focus + 262, 236, 0.9, colours.third, 14),
    confetti(pen, focus - 250, 30, 480, 60, 10),
  ].join('');
}
