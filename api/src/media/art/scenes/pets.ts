/** The scene of a dog and a cat. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, ellipse, line, repeat, shape } from '../shapes.ts';
import { landscape, tree } from '../things/land.ts';

function dog(pen: Pen, x: number, y: number, scale: number, coat: string): string {
  const { ink, pop } = pen.colours;
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-8, 0, 72, 8, ink, 0.16),
    line('M-52-30Q-82-44-78-74', darker(coat, 0.1), 13),
    shape('M-60-4C-70-60-30-84 6-96L50-92C58-60 50-30 46-4z', pen.lit(coat)),
    ellipse(-34, -12, 30, 14, pen.lit(darker(coat, 0.06))),
    box(14, -52, 18, 52, 9, pen.lit(lighter(coat, 0.1))) + box(36, -50, 18, 50, 9, pen.lit(coat)),
    shape('M0-92Q26-70 54-88L54-76Q26-58-2-80z', pop) + circle(30, -70, 7, '#ffb703'),
    shape(
      'M-12-128C-14-160 16-172 40-164C60-160 66-142 84-134C92-124 84-108 64-106C40-92-8-90-12-128z',
      pen.lit(lighter(coat, 0.06)),
    ),
    shape('M-6-158C-30-160-40-120-26-100C-8-102 4-130 6-152z', pen.lit(darker(coat, 0.3))),
    ellipse(82, -130, 8, 6, ink),
    circle(42, -138, 4.4, ink) + circle(43.5, -139.5, 1.4, '#fff'),
    line('M78-116Q64-104 50-112', ink, 2.6),
    shape('M62-110q2 18 11 16q7-4 3-20z', '#ef7f86'),
  );
}

function cat(pen: Pen, x: number, y: number, scale: number, coat: string): string {
  const { ink, light } = pen.colours;
  const whiskers = line('M-24-92L-46-98M-24-88L-46-86M24-92L46-98M24-88L46-86', light, 1.8);
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-8, 0, 52, 7, ink, 0.16),
    `<path d="M36-12Q84-10 76-52T92-86" fill="none" stroke="${darker(coat, 0.12)}" stroke-width="13" stroke-linecap="round"/>`,
    shape('M-40-2C-48-50-26-80 0-80S48-50 40-2Q0 6-40-2z', pen.lit(coat)),
    ellipse(0, -26, 20, 26, lighter(coat, 0.55)),
    ellipse(-16, -4, 14, 8, lighter(coat, 0.4)) + ellipse(16, -4, 14, 8, lighter(coat, 0.4)),
    shape(
      'M-34-100L-34-140Q-30-144-8-124Q0-126 8-124Q30-144 34-140L34-100C34-74 20-68 0-68S-34-74-34-100z',
      pen.lit(coat),
    ),
    line('M-8-122l2 12M0-124v13M8-122l-2 12', darker(coat, 0.35), 3.4),
    circle(-13, -98, 4.2, ink) + circle(13, -98, 4.2, ink),
    shape('M-5-90h10l-5 6z', '#ef7f86') + line('M0-84q-5 7-10 3M0-84q5 7 10 3', ink, 2),
    whiskers,
  );
}

export function pets(pen: Pen): string {
  const { colours, focus } = pen;
  const ball = at(
    focus + 8,
    366,
    1,
    0,
    circle(0, 0, 20, pen.lit(colours.pop, 1.3)),
    line('M-19-4Q0 6 19-4', colours.light, 5),
  );
  const paw = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      0.8,
      turn,
      ellipse(0, 6, 10, 8, colours.light, 0.6),
      ellipse(-11, -6, 4.4, 6, colours.light, 0.6),
      ellipse(-4, -11, 4.4, 6, colours.light, 0.6),
      ellipse(4, -11, 4.4, 6, colours.light, 0.6),
      ellipse(11, -6, 4.4, 6, colours.light, 0.6),
    );
  const trail = pen.wide ? repeat(7, (i) => paw(80 + i * 62, 372 + (i % 2) * 14, 76)) : '';
  return [
    landscape(pen),
    tree(pen, focus + 244, 340, 1.7),
    tree(pen, focus - 262, 330, 1.2),
    trail,
    dog(pen, focus - 92, 382, 1.5, '#d79a5b'),
    cat(pen, focus + 124, 380, 1.36, mix(colours.quiet, '#8f7a86', 0.55)),
    ball,
  ].join('');
}
