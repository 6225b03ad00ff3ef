/** Scenes of presents and of the sale. */
import { lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { bag, bow, gift } from '../things/goods.ts';
import { FLOOR, niche, pendants, plinth, room } from '../things/room.ts';
import { confetti } from '../things/sparkle.ts';

function giftPile(pen: Pen): string {
  const { colours, focus } = pen;
  return (
    gift(pen, focus + 92, FLOOR + 34, 120, 92, colours.third, colours.accent) +
    gift(pen, focus - 72, FLOOR + 36, 150, 132, colours.pop, colours.light) +
    gift(pen, focus - 80, FLOOR - 99, 88, 66, colours.accent, colours.pop) +
    gift(pen, focus + 22, FLOOR + 54, 84, 70, colours.leaf, colours.light) +
    gift(pen, focus + 96, FLOOR - 62, 64, 56, colours.light, colours.pop)
  );
}

function giftTower(pen: Pen): string {
  const { colours, focus } = pen;
  return (
    plinth(pen, focus, FLOOR + 42, 250, 26, colours.light) +
    gift(pen, focus, FLOOR + 10, 176, 84, colours.third, colours.accent) +
    gift(pen, focus - 4, FLOOR - 78, 128, 66, colours.pop, colours.light) +
    gift(pen, focus + 4, FLOOR - 148, 84, 54, colours.accent, colours.leaf) +
    gift(pen, focus - 160, FLOOR + 46, 74, 64, colours.leaf, colours.light) +
    gift(pen, focus + 118, FLOOR + 56, 60, 48, colours.pop, colours.accent)
  );
}

export function gifts(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen),
    niche(pen, focus, 320, 276),
    pendants(pen, colours.third),
    pen.random.pick([giftPile, giftTower])(pen),
    bag(pen, focus + 196, FLOOR + 46, 1, colours.accent),
    confetti(pen, focus - 260, 10, 520, 150, 34),
  ].join('');
}

export function sale(pen: Pen): string {
  const { colours, focus, width } = pen;
  const rays = repeat(12, (i) => {
    const angle = (i / 12) * Math.PI * 2;
    const end = (turn: number) =>
      [focus + Math.cos(angle + turn) * 1500, 200 + Math.sin(angle + turn) * 1500] as const;
    const [[ax, ay], [bx, by]] = [end(0), end(0.26)];
    return shape(d`M${focus} 200L${ax} ${ay}L${bx} ${by}z`, colours.light, 0.2);
  });
  const tag = (x: number, y: number, turn: number, colour: string) =>
    at(
      x,
      y,
      1,
      turn,
      line('M0-38Q14-66 40-72', colours.ink, 2, 0.6),
      shape('M-26-22L0-44L26-22V40Q26 46 20 46H-20Q-26 46-26 40z', pen.lit(colour)),
      circle(0, -24, 5.5, colours.light),
      line('M-12 8h24M-12 20h16', lighter(colour, 0.7), 5),
    );
  return [
    box(0, 0, width, 400, 0, pen.fade(colours.sky, colours.glow)),
    rays,
    circle(focus, 200, 250, pen.glow(colours.light, 0.9)),
    ellipse(focus, 420, width * 0.62, 92, pen.lit(colours.mid)),
    bag(pen, focus - 118, 362, 1.5, colours.third, -7),
    bag(pen, focus + 122, 364, 1.6, colours.accent, 6),
    bag(pen, focus, 376, 2.25, colours.pop),
    tag(focus - 206, 190, -16, colours.leaf),
    tag(focus + 216, 172, 18, colours.third),
    bow(pen, focus, 190, 1.5, colours.accent),
    confetti(pen, focus - 330, 8, 660, 190, 60),
  ].join('');
}
