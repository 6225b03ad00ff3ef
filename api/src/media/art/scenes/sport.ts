/** Scenes of sport: a race, or the things it is played with. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { landscape, tree } from '../things/land.ts';
import { FLOOR, niche, plinth, room } from '../things/room.ts';
import { sparkle } from '../things/sparkle.ts';

function runner(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  coat: string,
  shorts: string,
  hair: string,
): string {
  const { ink, light } = pen.colours;
  const skin = '#d9986c';
  return at(
    x,
    y,
    scale,
    0,
    ellipse(0, 6, 56, 6, ink, 0.16),
    line('M-4-62L-34-46L-62-60', skin, 13) +
      line('M-8-66L-26-54', darker(shorts, 0.1), 19) +
      line('M14-106L44-88L62-106', skin, 10),
    shape('M-14-62C-12-96 2-118 18-118C34-114 26-82 14-58z', pen.lit(coat, 1.2)),
    line('M2-62L30-40L20-6', skin, 13) +
      line('M2-64L24-46', shorts, 20) +
      line('M6-104L-20-88L-34-104', skin, 10),
    ellipse(28, -2, 15, 7, pen.lit(light)) + ellipse(-64, -66, 7, 15, pen.lit(light)),
    circle(28, -134, 16, skin) +
      shape('M13-136A16 17 0 0 1 44-138Q34-142 26-146Q20-134 13-136z', hair) +
      shape('M14-140q-20-4-26 8q14 2 26 2z', hair) +
      circle(37, -132, 1.7, ink),
  );
}

function gear(pen: Pen): string {
  const { colours, focus } = pen;
  const ball =
    circle(0, -52, 52, pen.lit(colours.accent, 1.3)) +
    line(
      'M-52-52Q0-34 52-52M0-104Q20-52 0 0M-37-89Q-12-52-37-15M37-89Q12-52 37-15',
      darker(colours.accent, 0.45),
      3.4,
    );
  const dumbbell =
    box(-52, -30, 104, 11, 5, pen.lit(colours.ink)) +
    [-58, 40]
      .map(
        (x) =>
          box(x, -50, 18, 50, 6, pen.lit(colours.third)) +
          box(x + (x < 0 ? -13 : 17), -42, 13, 34, 5, pen.lit(darker(colours.third, 0.2))),
      )
      .join('');
  const bottle =
    box(-17, -90, 34, 90, 11, pen.fade(lighter(colours.leaf, 0.4), colours.leaf)) +
    box(-11, -106, 22, 18, 5, colours.ink) +
    box(-17, -56, 34, 22, 0, colours.light, 0.8);
  const racket =
    `<ellipse cx="0" cy="-128" rx="46" ry="58" fill="none" stroke="${pen.lit(colours.pop)}" stroke-width="10"/>` +
    line(
      'M-28-166V-90M-10-180V-76M10-180V-76M28-166V-90M-42-148H42M-45-128H45M-42-108H42',
      colours.light,
      2,
      0.9,
    ) +
    line('M0-70V0', colours.ink, 11);
  return [
    room(pen),
    niche(pen, focus, 300, 280),
    plinth(pen, focus - 30, FLOOR + 36, 170, 70, colours.light),
    at(focus - 30, FLOOR - 38, 1.1, 0, ball),
    at(focus + 178, FLOOR + 36, 1.28, 12, racket),
    plinth(pen, focus - 172, FLOOR + 48, 130, 34, colours.third),
    at(focus - 172, FLOOR + 12, 1, 0, bottle),
    at(focus + 82, FLOOR + 58, 1.05, 0, dumbbell),
    sparkle(focus + 60, 90, 12, colours.light),
  ].join('');
}

export function sport(pen: Pen): string {
  return pen.random.pick([race, gear])(pen);
}

function race(pen: Pen): string {
  const { colours, focus } = pen;
  const track = repeat(4, (i) =>
    line(
      d`M${-20} ${346 + i * 18}Q${pen.width / 2} ${316 + i * 22} ${pen.width + 20} ${336 + i * 18}`,
      colours.light,
      2.6,
      0.85,
    ),
  );
  const ball = at(
    focus + 216,
    352,
    1,
    12,
    circle(0, 0, 34, pen.lit(colours.accent, 1.3)),
    line(
      'M-34 0Q0 12 34 0M0-34Q14 0 0 34M-24-24Q-8 0-24 24M24-24Q8 0 24 24',
      darker(colours.accent, 0.45),
      2.6,
    ),
  );
  return [
    landscape(pen),
    tree(pen, focus - 250, 306, 1.1),
    tree(pen, focus + 262, 300, 0.9),
    shape(
      d`M0 400V330Q${pen.width / 2} 296 ${pen.width} 322V400z`,
      pen.fade(colours.pop, darker(colours.pop, 0.2)),
    ),
    track,
    runner(pen, focus - 150, 352, 1.15, colours.third, colours.accent, '#2b1b3d'),
    runner(pen, focus + 34, 366, 1.5, colours.accent, darker(colours.third, 0.3), '#5a3420'),
    ellipse(focus + 210, 388, 36, 6, colours.ink, 0.2),
    ball,
  ].join('');
}
