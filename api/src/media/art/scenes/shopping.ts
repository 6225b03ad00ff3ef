/** Scenes of shopping: fashion, shoes, jewellery, beauty, presents, sale. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { bag, bow, gift } from '../things/goods.ts';
import { person } from '../things/people.ts';
import { FLOOR, niche, pendants, plant, plinth, room } from '../things/room.ts';
import { confetti, sparkle, sparkles } from '../things/sparkle.ts';

function dress(pen: Pen, colour: string): string {
  return line('M0-12q0-8 6-8', pen.colours.ink, 2) + shape('M-14-4L-8-8Q0 4 8-8L14-4L12 34Q26 70 34 104Q0 116-34 104Q-26 70-12 34z', pen.lit(colour)) + box(-13, 32, 26, 6, 3, darker(colour, 0.3)) + line('M-8 46L-16 104M8 46L16 104M0 46V108', darker(colour, 0.2), 2, 0.5);
}

function coat(pen: Pen, colour: string): string {
  return line('M0-12q0-8 6-8', pen.colours.ink, 2) + shape('M-12-8L12-8Q30-4 34 10L38 64L26 66L24 40L27 112Q0 118-27 112L-24 40L-26 66L-38 64L-34 10Q-30-4-12-8z', pen.lit(colour)) + shape('M-12-8L0 26L12-8Q0-2-12-8z', lighter(colour, 0.5)) + line('M0 26V114', darker(colour, 0.3), 2) + repeat(3, (i) => circle(7, 44 + i * 18, 2.6, darker(colour, 0.5)));
}

function shirt(pen: Pen, colour: string): string {
  const body = 'M-11-8Q0 0 11-8Q26-4 34 18L22 28L20 20V72Q0 77-20 72V20L-22 28L-34 18Q-26-4-11-8z';
  return line('M0-12q0-8 6-8', pen.colours.ink, 2) + shape(body, pen.lit(colour)) + pen.inside(shape(body, '#000'), repeat(4, (i) => box(-40, 16 + i * 15, 80, 6, 0, lighter(colour, 0.6), 0.8)));
}

function rail(pen: Pen, x: number, foot: number): string {
  const { colours } = pen;
  const metal = mix(colours.ink, colours.third, 0.3);
  const hung = [dress(pen, colours.pop), shirt(pen, colours.third), coat(pen, colours.accent), dress(pen, colours.leaf)];
  return ellipse(x - 10, foot, 142, 8, colours.ink, 0.14) + line(d`M${x - 124} ${foot}V${foot - 192}Q${x - 124} ${foot - 204} ${x - 112} ${foot - 204}H${x + 112}Q${x + 124} ${foot - 204} ${x + 124} ${foot - 192}V${foot}`, metal, 6) + line(d`M${x - 140} ${foot}h32M${x + 108} ${foot}h32`, metal, 6) + hung.map((item, i) => at(x - 84 + i * 56, foot - 182, 1, 0, item)).join('');
}

export function fashion(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen), niche(pen, focus + 44, 300, 268), pendants(pen, colours.third),
    rail(pen, focus + 46, FLOOR + 22),
    person(pen, focus - 136, FLOOR + 44, 1.5, { coat: colours.pop, style: 'long', right: [34, -66], left: [-28, -50] }),
    bag(pen, focus - 84, FLOOR + 44, 0.72, colours.accent),
    plant(pen, focus + 226, FLOOR + 34, 0.95, colours.light),
    pen.wide ? plant(pen, 84, FLOOR + 36, 1.1) : '',
  ].join('');
}

function sneaker(pen: Pen, colour: string): string {
  const { light, accent } = pen.colours;
  return shape('M-80-10C-84-40-80-70-70-78Q-52-68-40-80C-24-60 6-44 46-36C74-32 82-20 82-8z', pen.lit(colour, 1.2)) + shape('M36-38C70-34 82-22 82-8H38Q30-24 36-38z', light) + shape('M-80-14C-70-30-50-34-34-24Q-30-14-32-8H-80z', darker(colour, 0.25)) + line('M-34-70L-18-52M-20-60L-4-44M-6-52L10-36', light, 5) + line('M-62-40Q-30-26 22-22', accent, 7) + box(-84, -14, 170, 16, 8, pen.lit(light, 0.8)) + line('M-70-2H70', darker(light, 0.25), 2);
}

function heel(pen: Pen, colour: string): string {
  return shape('M58-6C80-6 84 0 78 2H24C8 0-14-26-40-44L-46 0H-53L-56-70C-50-82-44-80-38-70C-20-42 16-18 58-6z', pen.lit(colour, 1.2)) + shape('M-50-74Q-44-50-22-38L-40-44z', darker(colour, 0.35)) + circle(44, -12, 6, pen.colours.accent);
}

export function shoes(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen), niche(pen, focus, 260, 276), pendants(pen, colours.pop),
    plinth(pen, focus - 84, FLOOR + 40, 200, 60, colours.third),
    plinth(pen, focus + 96, FLOOR + 36, 150, 128, colours.accent),
    at(focus - 84, FLOOR - 18, 1.04, -4, sneaker(pen, colours.pop)),
    at(focus + 92, FLOOR - 91, 0.94, 0, heel(pen, colours.leaf)),
    sparkles(pen, focus + 100, FLOOR - 140, 84, 5),
    bag(pen, focus + 204, FLOOR + 50, 0.85, colours.pop),
  ].join('');
}

function ring(pen: Pen, x: number, y: number, scale: number): string {
  const gold = '#f0b13a';
  const gem = pen.colours.third;
  return at(x, y, scale, 0,
    `<circle r="46" fill="none" stroke="${pen.lit(gold, 1.5)}" stroke-width="13"/>`, line('M26-40A48 48 0 0 1 46-10', lighter(gold, 0.75), 4, 0.9),
    shape('M-34-84L-20-104H20L34-84L0-46z', pen.lit(gem)) + shape('M-34-84H34L0-46z', darker(gem, 0.12)) + shape('M-12-84L0-104L12-84L0-46z', lighter(gem, 0.55)) + shape('M12-84L20-104L34-84z', lighter(gem, 0.3)),
  );
}

export function jewelry(pen: Pen): string {
  const { colours, focus } = pen;
  const pearls = repeat(17, (i) => {
    const angle = Math.PI * (0.06 + (i / 16) * 0.88);
    return circle(focus - 128 + Math.cos(angle) * 62, FLOOR - 172 + Math.sin(angle) * 96, 8, pen.fade('#ffffff', '#e3cfd0'));
  });
  const bust = shape(d`M${focus - 150} ${FLOOR - 216}q22 -12 44 0l6 40q50 14 66 60q4 60 -34 96h-120q-38 -36 -34 -96q16 -46 66 -60z`, pen.lit(colours.near, 0.8));
  return [
    room(pen), niche(pen, focus + 80, 230, 270), pendants(pen, colours.accent),
    plinth(pen, focus - 128, FLOOR + 44, 170, 54, colours.pop), bust, pearls, sparkle(focus - 128, FLOOR - 72, 22, colours.accent),
    plinth(pen, focus + 80, FLOOR + 44, 150, 96, colours.light), ring(pen, focus + 80, FLOOR - 104, 1.15), sparkles(pen, focus + 84, FLOOR - 168, 96, 7),
  ].join('');
}

function lipstick(pen: Pen, colour: string): string {
  return box(-19, -64, 38, 64, 5, pen.lit(pen.colours.ink)) + box(-15, -92, 30, 30, 3, pen.lit('#f0b13a')) + shape('M-12-90V-122Q-8-140 12-146V-90z', pen.lit(colour, 1.3));
}

function flacon(pen: Pen, colour: string): string {
  return box(-12, -138, 24, 26, 5, pen.lit('#f0b13a')) + box(-8, -114, 16, 12, 2, darker('#f0b13a', 0.25)) + box(-46, -104, 92, 104, 24, pen.fade(lighter(colour, 0.6), lighter(colour, 0.2))) + pen.inside(box(-46, -104, 92, 104, 24, '#000'), box(-46, -66, 92, 66, 0, colour, 0.55)) + box(22, -90, 8, 60, 4, '#ffffff', 0.7) + box(-26, -62, 42, 30, 6, pen.colours.light, 0.9);
}

function jar(pen: Pen, colour: string): string {
  return box(-44, -44, 88, 44, 12, pen.lit(pen.colours.light)) + box(-48, -66, 96, 26, 9, pen.lit(colour)) + box(-26, -30, 52, 14, 7, lighter(colour, 0.4));
}

export function beauty(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen), niche(pen, focus, 280, 280), pendants(pen, colours.pop),
    plant(pen, focus - 196, FLOOR + 30, 1.15, colours.light),
    plinth(pen, focus - 6, FLOOR + 32, 190, 96, colours.quiet), at(focus - 6, FLOOR - 62, 1.05, 0, flacon(pen, colours.pop)),
    plinth(pen, focus - 112, FLOOR + 52, 120, 40, colours.third), at(focus - 112, FLOOR + 14, 0.92, 0, lipstick(pen, colours.pop)),
    plinth(pen, focus + 122, FLOOR + 50, 130, 50, colours.accent), at(focus + 122, FLOOR, 1, 0, jar(pen, colours.leaf)),
    sparkles(pen, focus, FLOOR - 150, 112, 6),
  ].join('');
}

export function gifts(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen), niche(pen, focus, 320, 276), pendants(pen, colours.third),
    gift(pen, focus + 92, FLOOR + 34, 120, 92, colours.third, colours.accent),
    gift(pen, focus - 72, FLOOR + 36, 150, 132, colours.pop, colours.light),
    gift(pen, focus - 80, FLOOR - 99, 88, 66, colours.accent, colours.pop),
    gift(pen, focus + 22, FLOOR + 54, 84, 70, colours.leaf, colours.light),
    gift(pen, focus + 96, FLOOR - 62, 64, 56, colours.light, colours.pop),
    bag(pen, focus + 196, FLOOR + 46, 1, colours.accent),
    confetti(pen, focus - 260, 10, 520, 150, 34),
  ].join('');
}

export function sale(pen: Pen): string {
  const { colours, focus, width } = pen;
  const rays = repeat(12, (i) => {
    const angle = (i / 12) * Math.PI * 2;
    const end = (turn: number) => [focus + Math.cos(angle + turn) * 1500, 200 + Math.sin(angle + turn) * 1500] as const;
    const [[ax, ay], [bx, by]] = [end(0), end(0.26)];
    return shape(d`M${focus} 200L${ax} ${ay}L${bx} ${by}z`, colours.light, 0.2);
  });
  const tag = (x: number, y: number, turn: number, colour: string) => at(x, y, 1, turn, line('M0-38Q14-66 40-72', colours.ink, 2, 0.6), shape('M-26-22L0-44L26-22V40Q26 46 20 46H-20Q-26 46-26 40z', pen.lit(colour)), circle(0, -24, 5.5, colours.light), line('M-12 8h24M-12 20h16', lighter(colour, 0.7), 5));
  return [
    box(0, 0, width, 400, 0, pen.fade(colours.sky, colours.glow)), rays, circle(focus, 200, 250, pen.glow(colours.light, 0.9)),
    ellipse(focus, 420, width * 0.62, 92, pen.lit(colours.mid)),
    bag(pen, focus - 118, 362, 1.5, colours.third, -7), bag(pen, focus + 122, 364, 1.6, colours.accent, 6), bag(pen, focus, 376, 2.25, colours.pop),
    tag(focus - 206, 190, -16, colours.leaf), tag(focus + 216, 172, 18, colours.third),
    bow(pen, focus, 190, 1.5, colours.accent), confetti(pen, focus - 330, 8, 660, 190, 60),
  ].join('');
}
