/** The poster motif music. */
import { lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, circle, d, line, repeat, shape } from '../shapes.ts';
import { hill, sky } from '../things/land.ts';
import { person } from '../things/people.ts';
import { sparkle } from '../things/sparkle.ts';

export function music(pen: Pen): string {
  const { colours } = pen;
  const record =
    circle(150, 176, 132, pen.lit(colours.ink)) +
    repeat(
      6,
      (i) =>
        `<circle cx="150" cy="176" r="${64 + i * 11}" fill="none" stroke="${lighter(colours.ink, 0.18)}" stroke-width="1.6"/>`,
    ) +
    shape('M150 176L214 66A127 127 0 0 1 268 128z', '#ffffff', 0.14) +
    shape('M150 176L86 286A127 127 0 0 1 32 224z', '#ffffff', 0.1) +
    circle(150, 176, 48, pen.fade(lighter(colours.sun, 0.2), colours.pop)) +
    circle(150, 176, 7, colours.glow);
  const keys = repeat(7, (i) => {
    const left = (share: number, y: number) => 150 + (share - 3.5) * (y > 400 ? 62 : 26);
    return (
      shape(
        d`M${left(i, 300)} 300H${left(i + 1, 300)}L${left(i + 1, 450)} 452H${left(i, 450)}z`,
        i % 2 ? '#f3ebe2' : '#fffaf3',
      ) + line(d`M${left(i, 300)} 300L${left(i, 450)} 452`, colours.ink, 1.6, 0.4)
    );
  });
  const black = [1, 2, 4, 5, 6]
    .map((i) =>
      shape(
        d`M${150 + (i - 3.5) * 26 - 7} 300h14L${150 + (i - 3.5) * 44 + 11} 388h-24z`,
        pen.lit(colours.ink),
      ),
    )
    .join('');
  const rays = repeat(10, (i) =>
    at(150, 176, 1, i * 36, shape('M-18-140L-44-420H44L18-140z', colours.sun, 0.22)),
  );
  return [
    sky(pen),
    rays,
    circle(150, 176, 220, pen.glow(colours.sun, 0.6)),
    record,
    hill(pen, 312, 8, colours.mid),
    keys,
    black,
    person(pen, 150, 372, 1.42, {
      coat: colours.pop,
      style: 'bun',
      hair: '#2b1b3d',
      left: [-46, -132],
      right: [17, -108],
    }),
    circle(174, 214, 8, '#3b3048') + line('M175 220l4 18', '#3b3048', 5),
    sparkle(50, 60, 12, colours.light),
    sparkle(258, 300, 10, colours.light),
    sparkle(244, 40, 8, colours.light),
  ].join('');
}
