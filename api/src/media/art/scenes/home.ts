/** The scene of a living room. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, shape } from '../shapes.ts';
import { FLOOR, niche, pendant, pendants, plant, room } from '../things/room.ts';

function sofa(pen: Pen, x: number, y: number, colour: string): string {
  const { accent, light, third } = pen.colours;
  return at(
    x,
    y,
    1,
    0,
    ellipse(-10, 0, 166, 10, pen.colours.ink, 0.18),
    line('M-118-6V2M118-6V2', darker(colour, 0.6), 9),
    box(-128, -118, 256, 84, 30, pen.lit(darker(colour, 0.08))),
    box(-116, -62, 118, 48, 16, pen.lit(lighter(colour, 0.1))),
    box(2, -62, 114, 48, 16, pen.lit(lighter(colour, 0.1))),
    box(-154, -84, 48, 76, 22, pen.lit(colour)),
    box(106, -84, 48, 76, 22, pen.lit(colour)),
    box(-128, -24, 256, 18, 8, darker(colour, 0.18)),
    at(-78, -78, 1, -10, box(-27, -25, 54, 50, 12, pen.lit(accent))),
    at(
      72,
      -76,
      1,
      12,
      box(-27, -25, 54, 50, 12, pen.lit(light)),
      line('M-14-12L14 12M-14 12L14-12', third, 4),
    ),
  );
}

function frame(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  return (
    box(x - 5, y + 6, width, height, 4, pen.colours.ink, 0.12) +
    box(x, y, width, height, 4, pen.lit(pen.colours.light)) +
    box(x + 7, y + 7, width - 14, height - 14, 2, pen.fade(lighter(colour, 0.5), colour)) +
    circle(x + width * 0.62, y + height * 0.36, width * 0.13, pen.colours.sun)
  );
}

export function home(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen),
    niche(pen, focus + 60, 210, 250),
    pendants(pen, colours.pop),
    frame(pen, focus - 196, 74, 72, 92, colours.third),
    frame(pen, focus - 108, 96, 54, 66, colours.pop),
    ellipse(focus, FLOOR + 44, 250, 28, mix(colours.accent, colours.light, 0.4)),
    ellipse(focus, FLOOR + 44, 214, 22, mix(colours.pop, colours.light, 0.45)),
    sofa(pen, focus, FLOOR + 34, colours.third),
    pendant(pen, focus - 30, 92, colours.pop, 1.1),
    plant(pen, focus + 226, FLOOR + 34, 1.25, colours.pop),
    line(d`M${focus - 232} ${FLOOR + 34}V${FLOOR - 120}`, colours.ink, 5) +
      circle(focus - 232, FLOOR - 118, 90, pen.glow(colours.sun, 0.6)) +
      shape(d`M${focus - 272} ${FLOOR - 100}l18 -56h44l18 56z`, pen.lit(colours.accent)) +
      ellipse(focus - 232, FLOOR + 34, 26, 6, colours.ink),
    pen.wide ? plant(pen, 90, FLOOR + 34, 1.3, colours.accent) : '',
  ].join('');
}
