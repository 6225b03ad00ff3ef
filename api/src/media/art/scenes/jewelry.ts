/** The scene of jewellery. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, circle, d, line, repeat, shape } from '../shapes.ts';
import { FLOOR, niche, pendants, plinth, room } from '../things/room.ts';
import { sparkle, sparkles } from '../things/sparkle.ts';

function ring(pen: Pen, x: number, y: number, scale: number): string {
  const gold = '#f0b13a';
  const gem = pen.colours.third;
  return at(
    x,
    y,
    scale,
    0,
    `<circle r="46" fill="none" stroke="${pen.lit(gold, 1.5)}" stroke-width="13"/>`,
    line('M26-40A48 48 0 0 1 46-10', lighter(gold, 0.75), 4, 0.9),
    shape('M-13-46L-20-62H20L13-46z', gold) +
      shape('M-34-84L-20-104H20L34-84L0-46z', pen.lit(gem)) +
      shape('M-34-84H34L0-46z', darker(gem, 0.12)) +
      shape('M-12-84L0-104L12-84L0-46z', lighter(gem, 0.55)) +
      shape('M12-84L20-104L34-84z', lighter(gem, 0.3)),
  );
}

export function jewelry(pen: Pen): string {
  const { colours, focus } = pen;
  const pearls = repeat(17, (i) => {
    const angle = Math.PI * (0.06 + (i / 16) * 0.88);
    return circle(
      focus - 128 + Math.cos(angle) * 62,
      FLOOR - 172 + Math.sin(angle) * 96,
      8,
      pen.fade('#ffffff', '#e3cfd0'),
    );
  });
  const bust = shape(
    d`M${focus - 150} ${FLOOR - 216}q22 -12 44 0l6 40q50 14 66 60q4 60 -34 96h-120q-38 -36 -34 -96q16 -46 66 -60z`,
    pen.lit(colours.near, 0.8),
  );
  return [
    room(pen),
    niche(pen, focus + 80, 230, 270),
    pendants(pen, colours.accent),
    plinth(pen, focus - 128, FLOOR + 44, 170, 54, colours.pop),
    bust,
    pearls,
    sparkle(focus - 128, FLOOR - 72, 22, colours.accent),
    plinth(pen, focus + 80, FLOOR + 44, 150, 96, colours.light),
    ring(pen, focus + 80, FLOOR - 104, 1.15),
    sparkles(pen, focus + 84, FLOOR - 168, 96, 7),
  ].join('');
}
