/** The poster motif ocean. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, line, repeat, shape } from '../shapes.ts';
import { cloud, grain, sun } from '../things/land.ts';
import { bubbles } from '../things/sea.ts';
import { school } from '../things/sea-animals.ts';

export function ocean(pen: Pen): string {
  const { colours } = pen;
  const deep = darker(colours.near, 0.2);
  const skin = mix('#33618c', colours.near, 0.4);
  const whale = shape(
    'M34 330C30 262 96 226 170 236C216 240 246 226 256 200C240 190 226 172 224 154C244 156 258 166 266 182C276 168 292 160 310 162C306 184 290 198 274 204C280 270 236 352 150 366C90 374 40 366 34 330z',
    pen.lit(skin, 1.4),
  );
  const belly = pen.inside(
    shape(
      'M34 330C30 262 96 226 170 236C216 240 246 226 256 200C280 270 236 352 150 366C90 374 40 366 34 330z',
      '#000',
    ),
    shape('M20 338C80 352 160 340 226 262C214 330 180 380 150 400H20z', lighter(skin, 0.62)) +
      repeat(6, (i) =>
        line(
          d`M${30 + i * 8} ${346 + i * 5}Q${100 + i * 10} ${356 + i * 2} ${166 + i * 7} ${322 + i * 4}`,
          darker(skin, 0.1),
          2,
          0.45,
        ),
      ),
  );
  const boat = at(
    128,
    128,
    1,
    -5,
    shape('M-36-8H38L24 12H-26z', pen.lit(colours.pop)),
    line('M2-8V-64', '#5b3a34', 4),
    shape('M6-62Q40-40 34-14H6zM-2-56Q-24-34-22-14H-2z', pen.lit(colours.light)),
  );
  return [
    box(0, 0, 300, 160, 0, pen.fade(colours.sky, colours.glow)),
    sun(pen, 214, 62, 34),
    cloud(pen, 66, 56, 0.7),
    boat,
    shape(
      'M0 136Q38 122 75 136T150 136T225 136T300 136V450H0z',
      pen.fade(mix(colours.far, '#7fd0dc', 0.3), deep),
    ),
    repeat(5, (i) =>
      shape(
        d`M${80 + i * 46} 140h20L${i * 46 - 10} 420h-46z`,
        pen.fade('#ffffff', '#ffffff', 0.22, 0),
      ),
    ),
    whale,
    belly,
    circle(78, 320, 5.4, '#fff') + circle(77, 320, 3.4, colours.ink),
    shape('M134 340C136 376 116 404 94 412C96 388 100 366 112 340z', pen.lit(darker(skin, 0.16))),
    school(pen, 226, 396, 10, colours.accent, 0.2),
    bubbles(pen, 44, 290, 6),
    shape('M0 450V424Q60 400 130 430T300 420V450z', darker(deep, 0.4)),
    grain(pen, 0, 160, 300, 280, '#ffffff', 70, 0.3),
  ].join('');
}
