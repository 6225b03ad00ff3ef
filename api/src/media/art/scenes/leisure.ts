/** Scenes of leisure: sport, cinema, music, the play house. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { grain, hill, landscape, sky, sun, tree } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { FLOOR, room } from '../things/room.ts';
import { balloon, confetti, garland, note, sparkle } from '../things/sparkle.ts';

function runner(pen: Pen, x: number, y: number, scale: number, coat: string, hair: string): string {
  const { ink, light } = pen.colours;
  const skin = '#d9986c';
  return at(x, y, scale, 0, ellipse(0, 6, 56, 6, ink, 0.16), line('M-4-62L-34-46L-62-60', skin, 13) + line('M-8-66L-26-54', darker(coat, 0.5), 19) + line('M14-106L44-88L62-106', skin, 10), shape('M-14-62C-12-96 2-118 18-118C34-114 26-82 14-58z', pen.lit(coat, 1.2)), line('M2-62L30-40L20-6', skin, 13) + line('M2-64L24-46', darker(coat, 0.5), 20) + line('M6-104L-20-88L-34-104', skin, 10), ellipse(28, -2, 15, 7, pen.lit(light)) + ellipse(-64, -66, 7, 15, pen.lit(light)), circle(28, -134, 16, skin) + shape('M13-136A16 17 0 0 1 44-138Q34-142 26-146Q20-134 13-136z', hair) + shape('M14-140q-20-4-26 8q14 2 26 2z', hair) + circle(37, -132, 1.7, ink));
}

export function sport(pen: Pen): string {
  const { colours, focus } = pen;
  const track = repeat(4, (i) => line(d`M${-20} ${346 + i * 18}Q${pen.width / 2} ${316 + i * 22} ${pen.width + 20} ${336 + i * 18}`, colours.light, 2.6, 0.85));
  const ball = at(focus + 216, 352, 1, 12, circle(0, 0, 34, pen.lit(colours.accent, 1.3)), line('M-34 0Q0 12 34 0M0-34Q14 0 0 34M-24-24Q-8 0-24 24M24-24Q8 0 24 24', darker(colours.accent, 0.45), 2.6));
  return [
    landscape(pen), tree(pen, focus - 250, 306, 1.1), tree(pen, focus + 262, 300, 0.9), shape(d`M0 400V330Q${pen.width / 2} 296 ${pen.width} 322V400z`, pen.fade(colours.pop, darker(colours.pop, 0.2))), track,
    runner(pen, focus - 150, 352, 1.15, colours.third, '#2b1b3d'), runner(pen, focus + 34, 366, 1.5, colours.accent, '#5a3420'), ellipse(focus + 210, 388, 36, 6, colours.ink, 0.2), ball,
  ].join('');
}

function curtain(pen: Pen, x: number, width: number): string {
  const red = mix('#c2352f', pen.colours.pop, 0.35);
  const folds = Math.max(3, Math.round(Math.abs(width) / 26));
  const step = width / folds;
  return repeat(folds, (i) => shape(d`M${x + i * step} -4h${step}V${316}q${-step / 2} 14 ${-step} 0z`, pen.fade(i % 2 ? red : darker(red, 0.22), darker(red, i % 2 ? 0.45 : 0.6))));
}

function film(pen: Pen, x: number, y: number, width: number, height: number): string {
  const { colours } = pen;
  const frame = box(x, y, width, height, 6, '#000');
  const ship = at(x + width * 0.42, y + height * 0.62, 0.9, 0, shape('M-50 0H50L34 24H-34z', '#7a3f56'), box(-3, -84, 6, 86, 2, '#5b2b48'), shape('M6-80Q48-54 42-8H6zM-6-72Q-36-44-34-8H-6z', pen.lit(colours.light)));
  return box(x - 9, y - 9, width + 18, height + 18, 10, '#140d26') + pen.inside(frame, [
    box(x, y, width, height, 0, pen.fade('#f7a26b', '#ffe3a6')), circle(x + width * 0.7, y + height * 0.52, 120, pen.glow('#fff3cf', 0.95)), circle(x + width * 0.7, y + height * 0.52, height * 0.21, '#fff0c0'),
    shape(d`M${x} ${y + height * 0.66}l60 -50l50 34l54 -64l70 72z`, '#d9707a'), box(x, y + height * 0.66, width, height, 0, pen.fade('#3f8fa8', '#21597f')), ship,
    repeat(9, (i) => line(d`M${x + width * 0.7 - 60 + (i % 3) * 44} ${y + height * (0.71 + i * 0.028)}h${30 + (i % 4) * 9}`, '#ffe9b8', 3, 0.7)), repeat(3, (i) => line(d`M${x + 70 + i * 26} ${y + 44 + (i % 2) * 16}q7 -8 12 0q5 -8 12 0`, '#5b2b48', 2.6)),
  ].join(''));
}

function popcorn(pen: Pen, x: number, y: number, scale: number): string {
  const { random } = pen;
  const puffs = repeat(26, () => at(random.between(-46, 46), -104 - random.between(0, 26), 1, 0, circle(-5, 0, 9, '#ffe9b0'), circle(6, -3, 9, '#fff6da'), circle(1, 6, 8, '#ffd678')));
  const tub = 'M-52-108H52L38 0Q0 7-38 0z';
  const loose = [[-74, -150], [66, -158], [84, -120], [10, -172]].map(([px = 0, py = 0]) => at(px, py, 0.9, 20, circle(-5, 0, 8, '#ffe9b0'), circle(5, -3, 8, '#fff6da'))).join('');
  return at(x, y, scale, 0, puffs, shape(tub, pen.fade('#fffaf0', '#ead9cf')), pen.inside(shape(tub, '#000'), repeat(4, (i) => shape(d`M${-50 + i * 28} -110h14l${-(-40 + i * 28) * 0.24} 120h-11z`, '#d8392f')) + box(-60, -110, 40, 120, 0, pen.colours.ink, 0.14)), loose);
}

export function cinema(pen: Pen): string {
  const { width, height, focus, colours, random } = pen;
  const half = Math.min(250, width * 0.36);
  const screenTop = 44;
  const seat = (x: number, y: number, size: number, taken: boolean) => (taken ? circle(x, y - 40 * size, 17 * size, pen.fade('#4a2b52', '#1a1030')) : '') + box(x - 27 * size, y - 26 * size, 54 * size, 80, 18 * size, pen.fade(mix('#8c2f3f', colours.pop, 0.2), '#2a1230'));
  const row = (y: number, size: number) => repeat(Math.ceil(width / (62 * size)) + 1, (i) => seat(i * 62 * size + (size > 1 ? 10 : 0), y, size, random.chance(0.62)));
  const beam = shape(d`M${focus - half - 330} -40L${focus - half} ${screenTop}V${screenTop + 216}z`, '#ffe9b8', 0.1);
  const lamps = pen.wide ? repeat(3, (i) => ellipse(70 + i * 150, 130, 60, 100, pen.glow('#ffb86b', 0.6)) + box(63 + i * 150, 112, 14, 40, 7, '#ffdb9a')) : '';
  return [
    box(0, 0, width, height, 0, pen.fade('#2b1b4a', '#3d1f4a')), grain(pen, 0, 0, width, height, '#f0c9ff', Math.round(width / 4), 0.12), lamps, ellipse(focus, 170, half * 1.9, 290, pen.glow('#ffcf8a', 0.7)),
    film(pen, focus - half, screenTop, half * 2, 216), curtain(pen, focus - half - 118, 104), curtain(pen, focus + half + 14, 104), box(focus - half - 130, -10, half * 2 + 260, 34, 10, pen.fade('#d6483a', '#8e2a3a')), beam,
    row(312, 0.86), row(350, 1.04), row(398, 1.26), popcorn(pen, focus - half - 20, 396, 1.28), sparkle(focus + half + 66, 36, 10, '#ffe9b8'),
  ].join('');
}

function guitar(pen: Pen, x: number, y: number, scale: number, colour: string): string {
  return at(x, y, scale, 22, box(-5, -196, 10, 110, 3, '#5a3420') + box(-11, -216, 22, 30, 5, '#3a2230'), shape('M0-100C28-100 34-78 26-62C22-52 44-44 44-14C44 18 22 32 0 32S-44 18-44-14C-44-44-22-52-26-62C-34-78-28-100 0-100z', pen.lit(colour, 1.3)), circle(0, -40, 13, pen.colours.ink), box(-18, -4, 36, 7, 3, pen.colours.ink), line('M-3-190V-2M3-190V-2', pen.colours.light, 1, 0.8));
}

export function music(pen: Pen): string {
  const { colours, focus, width } = pen;
  const cone = (x: number, lean: number, colour: string) => shape(d`M${x} -10L${x + lean - 80} 330h160z`, pen.fade(colour, colour, 0.55, 0.05));
  const speaker = (x: number) => box(x - 36, 190, 72, 132, 6, pen.lit(colours.ink)) + circle(x, 278, 26, '#4d3a66') + circle(x, 278, 11, colours.ink) + circle(x, 220, 14, '#4d3a66');
  return [
    sky(pen), pen.colours.night ? sun(pen, width * 0.14, 80, 28) : '', hill(pen, 262, 30, colours.far), circle(focus, 180, 260, pen.glow(colours.sun, 0.6)), cone(focus - 190, 90, colours.pop), cone(focus, 0, colours.sun), cone(focus + 190, -90, colours.third),
    garland(pen, focus - 270, 34, 540, 26, false), box(focus - 270, 318, 540, 90, 8, pen.lit(darker(colours.near, 0.15))), box(focus - 280, 314, 560, 13, 6, pen.lit(colours.accent)), speaker(focus - 222), speaker(focus + 222),
    person(pen, focus - 16, 316, 1.5, { coat: colours.pop, style: 'short', left: [-40, -76], right: [24, -58] }), guitar(pen, focus - 14, 252, 0.62, colours.accent), person(pen, focus + 120, 316, 1.42, { coat: colours.third, style: 'long', left: [-18, -108], right: [36, -136] }), line(d`M${focus + 94} 318V160`, colours.ink, 4) + circle(focus + 94, 158, 8, colours.ink), person(pen, focus - 134, 316, 1.38, { coat: colours.leaf, style: 'bun', left: [-42, -136], right: [36, -80] }),
    note(focus - 84, 96, 1.2, colours.light), note(focus + 60, 74, 0.9, colours.accent), note(focus + 168, 116, 1.1, colours.light), repeat(Math.round(width / 44), (i) => circle(i * 44 + 10, 398 - (i % 3) * 7, 19, pen.fade(darker(colours.near, 0.3), colours.ink)) + (i % 3 === 1 ? line(d`M${i * 44 + 24} 400L${i * 44 + 34} 352`, darker(colours.near, 0.35), 11) : '')),
  ].join('');
}

export function playhouse(pen: Pen): string {
  const { colours, focus, width, random } = pen;
  const balls = repeat(Math.round(60 + width / 16), () => circle(random.between(focus - 256, focus + 60), random.between(344, 396), 12, pen.lit(random.pick([colours.pop, colours.accent, colours.third, colours.leaf, '#f49d7a']))));
  const post = (x: number) => box(x - 6, 108, 12, 238, 5, pen.lit(colours.accent));
  const roof = (x: number, colour: string) => shape(d`M${x - 66} 116Q${x - 20} 88 ${x} 38Q${x + 20} 88 ${x + 66} 116Q${x} 128 ${x - 66} 116z`, pen.lit(colour, 1.2)) + line(d`M${x} 38V14`, colours.ink, 3) + shape(d`M${x} 14l26 8l-26 8z`, colours.accent);
  const slide = `<path d="M${focus + 50} 214C${focus + 130} 214 ${focus + 130} 350 ${focus + 232} 358" fill="none" stroke="${darker(colours.pop, 0.2)}" stroke-width="46" stroke-linecap="round"/><path d="M${focus + 52} 206C${focus + 134} 206 ${focus + 138} 340 ${focus + 234} 348" fill="none" stroke="${pen.lit(colours.pop)}" stroke-width="32" stroke-linecap="round"/>`;
  return [
    room(pen), garland(pen, 0, 18, width * 0.5, 30), garland(pen, width * 0.5, 18, width * 0.5, 30), ellipse(focus - 20, FLOOR + 46, 320, 30, colours.ink, 0.12), slide,
    post(focus - 108), post(focus + 36), box(focus - 116, 212, 160, 18, 6, pen.lit(colours.third)), repeat(6, (i) => box(focus - 104 + i * 26, 176, 8, 40, 4, pen.lit(colours.leaf))), box(focus - 112, 172, 152, 9, 4, pen.lit(colours.leaf)), roof(focus - 36, colours.third), child(pen, focus - 54, 214, 1.25, { right: [34, -122], style: 'short' }),
    box(focus - 240, 222, 90, 130, 40, pen.lit(colours.leaf)) + circle(focus - 195, 268, 27, colours.ink) + child(pen, focus - 195, 330, 0.9), child(pen, focus + 156, 318, 1.3, { left: [-38, -126], right: [38, -126], style: 'long' }),
    child(pen, focus - 116, 388, 1.5, { left: [-36, -116], right: [36, -112] }), child(pen, focus + 4, 392, 1.4, { left: [-24, -60], right: [34, -120] }), balls, box(focus - 272, 378, 346, 40, 12, pen.lit(colours.accent)), balloon(pen, focus + 240, 226, 1, colours.pop, 6), balloon(pen, focus + 262, 236, 0.9, colours.third, 14), confetti(pen, focus - 250, 30, 480, 60, 10),
  ].join('');
}
