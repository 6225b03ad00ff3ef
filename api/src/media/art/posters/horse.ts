/** The poster motif horse. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, shape } from '../shapes.ts';
import { cloud, grain, hill, sky, sun } from '../things/land.ts';
import { sparkle } from '../things/sparkle.ts';

export function horse(pen: Pen): string {
  const { colours } = pen;
  const coat = mix('#8a4b2c', colours.pop, 0.18);
  const mane = darker(coat, 0.55);
  const neck = shape(
    'M-10 460C6 380 0 330 26 262C44 212 74 160 128 136L146 104Q154 98 158 108L164 134C186 142 206 170 222 204C236 232 256 250 254 272C252 294 226 302 206 288C190 274 166 268 152 256C150 300 190 372 318 420V460z',
    pen.lit(coat, 1.2),
  );
  const hair =
    shape(
      'M150 110C120 108 84 122 56 150C24 154-2 144-30 160V460H4C24 380 30 340 52 284C70 230 104 176 152 148z',
      pen.lit(mane, 1.1),
    ) +
    line(
      'M60 160C20 190 10 240-14 270M84 150C40 200 40 260 6 330M112 134C66 190 60 260 24 350',
      lighter(mane, 0.2),
      4,
      0.6,
    ) +
    shape('M148 112C160 120 168 136 160 164C150 158 142 150 136 134z', mane);
  const bridle =
    line('M226 212Q204 232 196 282M158 148Q150 200 156 256M200 250L156 214', colours.pop, 6) +
    circle(199, 250, 7, colours.accent);
  return [
    sky(pen),
    sun(pen, 176, 176, 116),
    cloud(pen, 262, 92, 0.6, 0.8),
    cloud(pen, 52, 70, 0.8, 0.8),
    hill(pen, 336, 26, colours.far),
    hill(pen, 384, 18, colours.mid),
    neck,
    hair,
    shape('M164 150Q176 128 172 110Q158 112 156 138z', darker(coat, 0.12)),
    ellipse(184, 182, 7, 8, colours.ink) + circle(186.5, 179, 2.4, '#fff'),
    ellipse(240, 268, 5, 6.5, darker(coat, 0.6)),
    line('M222 288Q214 284 206 278', darker(coat, 0.6), 3),
    bridle,
    hill(pen, 426, 8, colours.near),
    sparkle(44, 132, 9, colours.light, 0.8),
    grain(pen, 0, 300, 300, 150, colours.light, 60, 0.35),
  ].join('');
}
