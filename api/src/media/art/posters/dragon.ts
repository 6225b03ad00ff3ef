/** The poster motif dragon. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { cloud, hill, sky } from '../things/land.ts';

function dragonWing(skin: string, pen: Pen): string {
  const bones = 'M0 0C-20-60-70-110-150-130M0 0C-30-40-80-66-140-60M0 0C-40-14-80-14-116 6';
  return (
    shape(
      'M8-6C-10-70-70-124-156-138C-140-112-140-90-150-62C-128-58-118-30-122 8C-90-4-66 6-52 34C-36 16-12 12 10 22z',
      pen.lit(skin, 1.2),
    ) +
    line(bones, darker(skin, 0.3), 4) +
    line('M8-6C-10-70-70-124-156-138', darker(skin, 0.15), 8)
  );
}

function dragonHead(pen: Pen, skin: string): string {
  const horn = lighter(pen.colours.accent, 0.6);
  return [
    shape(
      'M64 40C70 2 112-12 146 0C176-2 214 14 226 34C230 50 210 60 188 58C150 70 90 84 66 62z',
      pen.lit(skin),
    ),
    shape('M92 4C78-14 56-28 28-30C42-16 48 6 68 24z', pen.lit(horn)) +
      shape('M118-4C112-26 94-44 70-52C80-34 84-12 100 4z', pen.lit(horn)),
    circle(134, 20, 11, '#fff6d0') +
      ellipse(137, 20, 3.6, 9.6, pen.colours.ink) +
      line('M118 8Q134 2 150 12', darker(skin, 0.4), 5),
    line('M222 42Q180 54 142 46', darker(skin, 0.5), 3.4) +
      shape('M206 46l5 10l6-12zM186 50l5 10l6-11z', '#fff8ec'),
    circle(210, 24, 3.6, darker(skin, 0.6)),
    shape('M70 54Q50 70 38 66Q52 50 60 38z', pen.colours.pop),
  ].join('');
}

function dragonBody(pen: Pen, skin: string): string {
  const spine = 'M104 50C30 60 20 150 70 200C116 246 190 230 196 300C198 350 120 372 40 340';
  const spikes = [
    [66, 40, -30],
    [38, 68, -50],
    [22, 106, -78],
    [26, 150, -104],
    [48, 196, -132],
    [88, 232, -158],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, 1.3, turn, shape('M-13 6Q-6-12 2-20Q6-6 13 6z', pen.colours.pop)),
    )
    .join('');
  const plates = repeat(9, (i) =>
    line(
      d`M${52 + i * 2 + (i > 4 ? (i - 4) * 8 : 0)} ${90 + i * 16}l20 ${i > 4 ? 4 : -6}`,
      darker(skin, 0.2),
      2.4,
      0.6,
    ),
  );
  return [
    at(196, 226, -0.62, 0, dragonWing(darker(pen.colours.pop, 0.25), pen)),
    spikes,
    `<path d="${spine}" fill="none" stroke="${pen.lit(skin)}" stroke-width="52" stroke-linecap="round"/>`,
    `<path d="M112 66C62 74 52 146 92 186" fill="none" stroke="${lighter(skin, 0.5)}" stroke-width="17" stroke-linecap="round"/>`,
    plates,
    at(96, 222, 0.94, 6, dragonWing(pen.colours.pop, pen)),
    dragonHead(pen, skin),
  ].join('');
}

export function dragon(pen: Pen): string {
  const { colours } = pen;
  const castle =
    box(222, 320, 46, 60, 1, colours.near) +
    box(214, 300, 16, 80, 1, colours.near) +
    box(258, 290, 18, 90, 1, colours.near) +
    shape(
      'M210 302L222 276L234 302zM253 292L267 260L281 292zM232 322L245 300L258 322z',
      darker(colours.near, 0.2),
    ) +
    circle(245, 344, 4, colours.sun) +
    circle(267, 310, 3, colours.sun) +
    circle(222, 316, 3, colours.sun);
  return [
    sky(pen),
    circle(168, 190, 240, pen.glow(colours.sun, 0.7)),
    circle(168, 176, 108, pen.fade(lighter(colours.sun, 0.45), colours.sun)),
    cloud(pen, 50, 106, 0.8, 0.7),
    cloud(pen, 270, 72, 0.7, 0.7),
    shape(
      'M-20 450V330L50 262L96 310L150 276L210 336L330 290V450z',
      pen.fade(colours.far, colours.mid),
    ),
    castle,
    at(66, 104, 0.92, 0, dragonBody(pen, colours.leaf)),
    hill(pen, 392, 18, colours.mid),
    hill(pen, 424, 10, colours.near),
  ].join('');
}
