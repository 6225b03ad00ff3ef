/** Scenes of cards, telephones, letters and maps. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { bag, bow, card, gift, phone } from '../things/goods.ts';
import { cloud, landscape, sky, sun, hill } from '../things/land.ts';
import { person } from '../things/people.ts';
import { FLOOR, niche, pendants, plant, plinth, room } from '../things/room.ts';
import { confetti, sparkles } from '../things/sparkle.ts';

function ribboned(pen: Pen, x: number, y: number, scale: number, turn: number, colour: string, ribbon: string): string {
  const tied = box(22, -47, 15, 94, 0, ribbon) + box(-75, -2, 150, 13, 0, ribbon) + bow(pen, 30, 6, 0.95, ribbon);
  return card(pen, x, y, scale, turn, colour) + at(x, y, scale, turn, tied);
}

export function giftCard(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen), niche(pen, focus, 330, 284), pendants(pen, colours.accent),
    plinth(pen, focus, FLOOR + 44, 270, 44, colours.third),
    gift(pen, focus - 142, FLOOR + 52, 84, 72, colours.accent, colours.pop), gift(pen, focus + 150, FLOOR + 50, 92, 96, colours.leaf, colours.light),
    card(pen, focus - 46, FLOOR - 118, 1.28, -15, colours.third), ribboned(pen, focus + 26, FLOOR - 92, 1.45, 7, colours.pop, colours.accent),
    sparkles(pen, focus + 10, FLOOR - 110, 172, 8), confetti(pen, focus - 230, 10, 460, 90, 20),
  ].join('');
}

export function loyaltyCard(pen: Pen): string {
  const { colours, focus } = pen;
  const star = 'M0-15L4.4-5L15-4.4L7 2.6L9.6 13L0 7.2L-9.6 13L-7 2.6L-15-4.4L-4.4-5z';
  const stars = repeat(5, (i) => at(focus - 128 + i * 64, 82 - Math.sin((i / 4) * Math.PI) * 44, 1.5, -16 + i * 8, shape(star, pen.lit(i < 4 ? colours.accent : colours.light))));
  return [
    landscape(pen), circle(focus, 200, 210, pen.glow(colours.light, 0.85)), stars,
    card(pen, focus - 34, 214, 1.5, -12, colours.leaf), card(pen, focus + 30, 228, 1.62, 6, colours.pop),
    person(pen, focus - 218, 374, 1.26, { style: 'bun', right: [40, -112] }), person(pen, focus + 222, 376, 1.3, { left: [-40, -116], style: 'short' }),
    bag(pen, focus + 150, 382, 0.62, colours.accent), confetti(pen, focus - 250, 8, 500, 110, 26),
  ].join('');
}

function screen(pen: Pen): string {
  const { colours } = pen;
  const tile = (x: number, y: number, colour: string) => box(x, y, 36, 34, 8, pen.lit(colour));
  return shape('M-42-88H42V-26Q10-6-14-22T-42-26z', pen.fade(colours.sky, colours.glow)) + circle(20, -58, 13, colours.sun) + shape('M-42-30Q-14-50 10-32T42-38V-16H-42z', colours.mid) + tile(-38, -8, colours.pop) + tile(2, -8, colours.accent) + tile(-38, 32, colours.third) + tile(2, 32, colours.leaf) + box(-22, 74, 44, 8, 4, colours.quiet);
}

export function app(pen: Pen): string {
  const { colours, focus } = pen;
  const bubble = (x: number, y: number, colour: string, inner: string) => circle(x - 4, y + 7, 34, colours.ink, 0.12) + circle(x, y, 34, pen.lit(colour)) + at(x, y, 1, 0, inner);
  const heart = shape('M0 14C-24-4-12-20 0-8C12-20 24-4 0 14z', colours.light);
  const pin = shape('M0 18C-16-2-14-18 0-18S16-2 0 18z', colours.light) + circle(0, -5, 5, colours.leaf);
  const tag = box(-14, -9, 28, 18, 3, colours.light) + line('M-8 0h16', colours.third, 3);
  return [
    landscape(pen), circle(focus, 190, 220, pen.glow(colours.light, 0.8)), phone(pen, focus, 206, 1.66, 7, screen(pen)),
    bubble(focus - 138, 118, colours.pop, heart), bubble(focus + 146, 92, colours.leaf, pin), bubble(focus + 158, 232, colours.third, tag),
    person(pen, focus - 186, 378, 1.3, { coat: colours.accent, right: [38, -104], style: 'short' }), person(pen, focus + 206, 382, 1.24, { coat: colours.pop, left: [-30, -80], style: 'long' }),
  ].join('');
}

function plane(pen: Pen, x: number, y: number, scale: number, turn: number): string {
  const { light } = pen.colours;
  return at(x, y, scale, turn, shape('M-40 6L46-26L-6 30L-14 12z', pen.lit(light, 0.8)) + shape('M-14 12L46-26L-8 16L-6 30z', darker(light, 0.16)) + shape('M-40 6L46-26L-14 12z', light));
}

export function newsletter(pen: Pen): string {
  const { colours, focus, width } = pen;
  const letter = box(-88, -190, 176, 180, 8, pen.fade(colours.light, darker(colours.light, 0.05))) + box(-66, -168, 132, 56, 6, pen.fade(colours.sky, colours.glow)) + circle(30, -142, 14, colours.sun) + shape('M-66-126Q-30-150 0-130T66-134V-118Q66-112 60-112H-60Q-66-112-66-118z', colours.mid) + line('M-62-92h124M-62-76h96M-62-60h110', darker(colours.light, 0.2), 6);
  const back = shape('M-120-96L0-190L120-96z', darker(colours.pop, 0.25));
  const pocket = shape('M-120-98L0-14L120-98V58Q120 66 112 66H-112Q-120 66-120 58z', pen.lit(colours.pop)) + shape('M-120 62L-6-22Q0-27 6-22L120 62Q118 66 112 66H-112Q-118 66-120 62z', pen.lit(lighter(colours.pop, 0.14)));
  return [
    sky(pen), sun(pen, focus + 170, 88, 40), cloud(pen, focus - 210, 112, 1.1), cloud(pen, focus + 240, 190, 0.8), pen.wide ? cloud(pen, width * 0.2, 96, 1) : '',
    hill(pen, 310, 24, colours.far), hill(pen, 354, 14, colours.mid), ellipse(focus - 8, 364, 140, 12, colours.ink, 0.16),
    at(focus, 296, 1.06, -3, back, letter, pocket),
    line(d`M${focus - 320} 250q70 -90 118 -40t-30 30t60 -60`, colours.light, 3, 0.9), plane(pen, focus - 160, 168, 0.8, -8), plane(pen, focus + 178, 150, 0.62, 6), confetti(pen, focus - 220, 20, 440, 110, 18),
  ].join('');
}

export function map(pen: Pen): string {
  const { colours, focus } = pen;
  const paper = [colours.quiet, colours.light, colours.quiet, colours.light];
  const fold = (i: number) => d`M${-190 + i * 95} ${i % 2 ? 4 : -16}L${-95 + i * 95} ${i % 2 ? -16 : 4}V${i % 2 ? 164 : 184}L${-190 + i * 95} ${i % 2 ? 184 : 164}z`;
  const whole = repeat(4, (i) => shape(fold(i), pen.fade(paper[i] ?? colours.light, darker(paper[i] ?? colours.light, i % 2 ? 0.06 : 0.14))));
  const land = shape('M-190 60Q-140 20-90 60T10 50T120 100T190 70V190H-190z', colours.leaf, 0.5) + shape('M-190 120Q-90 90-20 130T190 130V150Q80 160-10 152T-190 146z', colours.third, 0.6) + box(-150, 20, 40, 28, 5, colours.accent) + box(60, 24, 52, 34, 5, colours.pop, 0.8) + box(-40, 84, 44, 24, 5, colours.accent, 0.8);
  const path = `<path d="M-150 150Q-100 90-40 120T60 90T128 30" fill="none" stroke="${colours.pop}" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 14"/>`;
  const clip = repeat(4, (i) => shape(fold(i), '#000'));
  const pin = (x: number, y: number, scale: number, colour: string) => at(x, y, scale, 0, ellipse(0, 0, 16, 5, colours.ink, 0.25), shape('M0 0C-40-50-34-94 0-94S40-50 0 0z', pen.lit(colour, 1.2)), circle(0, -58, 14, colours.light));
  return [
    landscape(pen), ellipse(focus - 12, 366, 220, 16, colours.ink, 0.18),
    at(focus, 182, 1.04, 0, whole, pen.inside(clip, land + path), line('M-95 4V184M0-16V164M95 4V184', colours.ink, 1.5, 0.12)),
    pin(focus + 134, 214, 1.2, colours.pop), pin(focus - 120, 226, 0.7, colours.third),
    person(pen, focus - 238, 386, 1.22, { right: [38, -100] }), pen.wide ? plant(pen, 70, 396, 0.9, mix(colours.pop, colours.light, 0.2)) : '',
  ].join('');
}
