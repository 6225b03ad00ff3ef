/** Scenes of a day out: the mall, its car park, families and their animals. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { bag } from '../things/goods.ts';
import { clouds, grain, hill, landscape, sky, sun, tree } from '../things/land.ts';
import { child, HANGING, person } from '../things/people.ts';
import { balloon } from '../things/sparkle.ts';
import { car, mallBuilding } from '../things/town.ts';

function plaza(pen: Pen, top: number): string {
  const { colours, width } = pen;
  const stone = mix(colours.quiet, colours.far, colours.night ? 0.7 : 0.18);
  return box(0, top, width, 400 - top, 0, pen.fade(lighter(stone, 0.15), darker(stone, 0.16))) + shape(d`M${pen.focus - 60} ${top}h120l110 ${400 - top}h-340z`, colours.light, 0.4) + grain(pen, 0, top, width, 400 - top, colours.light, Math.round(width / 3), 0.6);
}

function bush(pen: Pen, x: number, y: number, scale: number): string {
  const green = pen.colours.leaf;
  return at(x, y, scale, 0, ellipse(-20, -12, 24, 18, pen.lit(darker(green, 0.1))), ellipse(18, -12, 24, 17, pen.lit(green)), ellipse(0, -20, 24, 22, pen.lit(lighter(green, 0.08))));
}

export function mall(pen: Pen): string {
  const { colours, focus, width } = pen;
  const foot = 330;
  const side = Math.max(96, Math.min(280, width - focus - 116));
  const left = pen.wide ? 370 : side;
  return [
    sky(pen), sun(pen, focus + 200, 76, 40), clouds(pen, Math.round(width / 230)), hill(pen, 222, 34, colours.far), hill(pen, 268, 20, colours.mid), repeat(Math.round(width / 70), (i) => tree(pen, i * 70 + 20, 326, pen.random.between(0.7, 1.15))), mallBuilding(pen, focus, foot, left, side), plaza(pen, foot),
    bush(pen, focus - 128, foot + 10, 1), bush(pen, focus + 128, foot + 10, 1), tree(pen, focus - left - 92, foot + 18, 1.5), tree(pen, focus + side + 92, foot + 14, 1.4), person(pen, focus - 62, 372, 0.95, { style: 'long', coat: colours.pop }) + bag(pen, focus - 36, 372, 0.36, colours.accent), child(pen, focus - 92, 374, 1.05, { coat: colours.accent }), person(pen, focus + 70, 384, 1.08, { style: 'short', coat: colours.third, right: [32, -72] }) + bag(pen, focus + 106, 384, 0.42, colours.pop), person(pen, focus + 172, 368, 0.9, { style: 'bun', coat: colours.light }), person(pen, focus - 190, 366, 0.88, { coat: colours.leaf }), balloon(pen, focus - 106, 322, 0.42, colours.pop, -6),
    pen.wide ? person(pen, focus - 400, 376, 0.98, { coat: colours.accent }) + person(pen, focus - 436, 378, 0.94, { coat: colours.third, style: 'long' }) : '',
  ].join('');
}

export function parking(pen: Pen): string {
  const { colours, focus, width } = pen;
  const asphalt = mix(colours.ink, colours.third, 0.35);
  const level = (y: number) => box(focus - 270, y, 540, 15, 4, pen.lit(colours.light)) + repeat(10, (i) => box(focus - 262 + i * 58, y - 17, 6, 17, 2, colours.quiet)) + box(focus - 270, y - 19, 540, 5, 2, colours.pop);
  const garage = box(focus - 258, 104, 516, 222, 4, pen.fade(mix(colours.near, colours.ink, 0.5), mix(colours.ink, colours.near, 0.25))) + repeat(5, (i) => box(focus - 262 + i * 127, 104, 14, 222, 0, colours.quiet)) + repeat(4, (i) => circle(focus - 192 + i * 127, 210, 30, pen.glow(colours.sun, 0.7)));
  const upper = car(pen, focus - 130, 184, 0.56, colours.pop) + car(pen, focus + 8, 184, 0.56, colours.accent) + car(pen, focus + 134, 184, 0.56, colours.leaf) + car(pen, focus - 196, 262, 0.6, colours.third) + car(pen, focus + 66, 262, 0.6, colours.light);
  return [
    landscape(pen), tree(pen, focus - 310, 330, 1.4), tree(pen, focus + 316, 330, 1.3), pen.wide ? tree(pen, 110, 330, 1.2) + tree(pen, 230, 330, 0.9) : '', garage, upper, level(100), level(184), level(262), box(0, 318, width, 82, 0, pen.fade(lighter(asphalt, 0.2), asphalt)), repeat(Math.ceil(width / 120), (i) => shape(d`M${i * 120 + 30} 326h8l-20 30h-8z`, colours.light, 0.8)),
    car(pen, focus - 126, 384, 1.3, colours.pop), car(pen, focus + 88, 390, 1.36, colours.accent), person(pen, focus + 222, 386, 1.2, { coat: colours.leaf, left: [-32, -76] }), bag(pen, focus + 188, 388, 0.5, colours.pop),
  ].join('');
}

export function family(pen: Pen): string {
  const { colours, focus, width } = pen;
  return [
    landscape(pen), tree(pen, focus + 236, 336, 1.6), tree(pen, focus - 262, 330, 1.3), pen.wide ? tree(pen, width * 0.1, 336, 1.3) + tree(pen, width * 0.2, 330, 0.9) : '', shape(d`M${focus - 190} 400Q${focus - 40} 340 ${focus + 40} 318Q${focus + 20} 350 ${focus + 190} 400z`, mix(colours.quiet, colours.light, 0.4), 0.85),
    balloon(pen, focus - 116, 252, 0.9, colours.pop, -8), balloon(pen, focus - 110, 254, 0.8, colours.accent, 6), person(pen, focus - 54, 380, 1.66, { coat: colours.third, style: 'short', left: [-36, -60], right: [36, -58] }), person(pen, focus + 106, 382, 1.58, { coat: colours.pop, style: 'long', left: [-34, -58], right: [26, -54] }), child(pen, focus + 26, 386, 1.72, { coat: colours.accent, left: [-34, -112], right: [34, -108] }), child(pen, focus - 136, 388, 1.6, { coat: colours.leaf, style: 'bun', left: [16, -116], right: [36, -112] }), bag(pen, focus + 150, 388, 0.56, colours.leaf),
  ].join('');
}

function dog(pen: Pen, x: number, y: number, scale: number, coat: string): string {
  const { ink, pop } = pen.colours;
  return at(x, y, scale, 0, ellipse(-8, 0, 72, 8, ink, 0.16), line('M-52-30Q-82-44-78-74', darker(coat, 0.1), 13), shape('M-60-4C-70-60-30-84 6-96L50-92C58-60 50-30 46-4z', pen.lit(coat)), ellipse(-34, -12, 30, 14, pen.lit(darker(coat, 0.06))), box(14, -52, 18, 52, 9, pen.lit(lighter(coat, 0.1))) + box(36, -50, 18, 50, 9, pen.lit(coat)), shape('M0-92Q26-70 54-88L54-76Q26-58-2-80z', pop) + circle(30, -70, 7, '#ffb703'), shape('M-12-128C-14-160 16-172 40-164C60-160 66-142 84-134C92-124 84-108 64-106C40-92-8-90-12-128z', pen.lit(lighter(coat, 0.06))), shape('M-6-158C-30-160-40-120-26-100C-8-102 4-130 6-152z', pen.lit(darker(coat, 0.3))), ellipse(82, -130, 8, 6, ink), circle(42, -138, 4.4, ink) + circle(43.5, -139.5, 1.4, '#fff'), line('M78-116Q64-104 50-112', ink, 2.6), shape('M62-110q2 18 11 16q7-4 3-20z', '#ef7f86'));
}

function cat(pen: Pen, x: number, y: number, scale: number, coat: string): string {
  const { ink, light } = pen.colours;
  const whiskers = line('M-24-92L-46-98M-24-88L-46-86M24-92L46-98M24-88L46-86', light, 1.8);
  return at(x, y, scale, 0, ellipse(-8, 0, 52, 7, ink, 0.16), `<path d="M36-12Q84-10 76-52T92-86" fill="none" stroke="${darker(coat, 0.12)}" stroke-width="13" stroke-linecap="round"/>`, shape('M-40-2C-48-50-26-80 0-80S48-50 40-2Q0 6-40-2z', pen.lit(coat)), ellipse(0, -26, 20, 26, lighter(coat, 0.55)), ellipse(-16, -4, 14, 8, lighter(coat, 0.4)) + ellipse(16, -4, 14, 8, lighter(coat, 0.4)), shape('M-34-100L-34-140Q-30-144-8-124Q0-126 8-124Q30-144 34-140L34-100C34-74 20-68 0-68S-34-74-34-100z', pen.lit(coat)), line('M-8-122l2 12M0-124v13M8-122l-2 12', darker(coat, 0.35), 3.4), circle(-13, -98, 4.2, ink) + circle(13, -98, 4.2, ink), shape('M-5-90h10l-5 6z', '#ef7f86') + line('M0-84q-5 7-10 3M0-84q5 7 10 3', ink, 2), whiskers);
}

export function pets(pen: Pen): string {
  const { colours, focus } = pen;
  const ball = at(focus + 8, 366, 1, 0, circle(0, 0, 20, pen.lit(colours.pop, 1.3)), line('M-19-4Q0 6 19-4', colours.light, 5));
  const paw = (x: number, y: number, turn: number) => at(x, y, 0.8, turn, ellipse(0, 6, 10, 8, colours.light, 0.6), ellipse(-11, -6, 4.4, 6, colours.light, 0.6), ellipse(-4, -11, 4.4, 6, colours.light, 0.6), ellipse(4, -11, 4.4, 6, colours.light, 0.6), ellipse(11, -6, 4.4, 6, colours.light, 0.6));
  const trail = pen.wide ? repeat(7, (i) => paw(80 + i * 62, 372 + (i % 2) * 14, 76)) : '';
  return [landscape(pen), tree(pen, focus + 244, 340, 1.7), tree(pen, focus - 262, 330, 1.2), trail, dog(pen, focus - 92, 382, 1.5, '#d79a5b'), cat(pen, focus + 124, 380, 1.36, mix(colours.quiet, '#8f7a86', 0.55)), ball].join('');
}
