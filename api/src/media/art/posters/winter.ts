/** The poster motif winter. */
import { mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, circle, d, repeat, shape } from '../shapes.ts';
import { fir, hill, sky, sun } from '../things/land.ts';
import { child } from '../things/people.ts';
import { snowfall } from '../things/sparkle.ts';
import { house } from '../things/town.ts';
import { footprints, lantern } from '../things/winter.ts';

export function winter(pen: Pen): string {
  const { colours } = pen;
  const snow = '#ffffff';
  const green = mix(colours.leaf, '#2c4a7a', 0.45);
  const ribbon = (y: number, colour: string, opacity: number) =>
    shape(
      d`M-20 ${y}C50 ${y - 70} 110 ${y + 50} 180 ${y - 10}S290 ${y - 60} 330 ${y - 20}V${y + 60}C270 ${y + 10} 220 ${y + 96} 150 ${y + 70}S40 ${y + 20} -20 ${y + 84}z`,
      pen.fade(colour, colour, opacity, 0),
    );
  return [
    sky(pen),
    ribbon(46, '#c56bd6', 0.75),
    ribbon(74, '#39e6b0', 0.85),
    ribbon(118, '#57d3f0', 0.55),
    colours.night ? '' : sun(pen, 226, 70, 26),
    shape(
      'M-10 330L60 210L100 262L160 180L230 272L262 236L320 320V450H-10z',
      pen.fade(mix(colours.third, '#c8d6ee', 0.4), mix(colours.third, '#7f92c4', 0.3)),
    ),
    shape(
      'M60 210L82 240L66 250L54 238L42 246zM160 180L188 218L168 232L154 218L134 226z',
      snow,
      0.95,
    ),
    hill(pen, 308, 16, '#c3cdea'),
    repeat(9, (i) =>
      fir(
        pen,
        i * 38 - 6,
        334 + pen.random.between(-8, 8),
        pen.random.between(0.6, 1),
        green,
        snow,
      ),
    ),
    hill(pen, 350, 12, '#dde4f5'),
    house(pen, 206, 366, 1.16, '#b5604f', '#7d3540', snow),
    circle(196, 340, 70, pen.glow('#ffd27a', 0.7)),
    fir(pen, 30, 392, 1.5, green, snow),
    fir(pen, 282, 398, 1.2, green, snow),
    hill(pen, 396, 8, '#f4f7fd'),
    footprints(40, 436, 2, 30, '#8fa0d0'),
    child(pen, 112, 424, 1.7, {
      style: 'hat',
      coat: colours.pop,
      right: [34, -78],
      left: [-24, -54],
    }),
    at(150, 338, 0.62, 0, lantern(pen, 0, 0)),
    snowfall(pen, 60),
  ].join('');
}
