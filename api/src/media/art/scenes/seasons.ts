/** Scenes of the year: winter, Santa on his way, the garden. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { gift } from '../things/goods.ts';
import { fir, hill, landscape, sky, sun, tree } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { snowfall, sparkle } from '../things/sparkle.ts';
import { house } from '../things/town.ts';
import { footprints, reindeer, santa, snowman } from '../things/winter.ts';

function snowHill(pen: Pen, top: number, swing: number, shade: number): string {
  return hill(pen, top, swing, mix('#fbfdff', pen.colours.night ? '#6f62a0' : '#a9c8e2', shade));
}

function forest(pen: Pen, y: number, scale: number, snow: string, from: number, to: number): string {
  const count = Math.round((to - from) / (44 * scale));
  const green = mix(pen.colours.leaf, pen.colours.night ? '#2c2a5a' : '#4f86a6', 0.35);
  return repeat(count, (i) => fir(pen, from + (i + pen.random.between(0.1, 0.9)) * ((to - from) / count), y + pen.random.between(-6, 8), scale * pen.random.between(0.75, 1.25), green, snow));
}

export function winter(pen: Pen): string {
  const { colours, focus, width } = pen;
  const snow = colours.night ? '#d9d6f2' : '#ffffff';
  const sledge = at(focus - 30, 384, 1, -3, line('M-50 0H46q14 0 16-12', '#7a4a2c', 5) + line('M-34-3V-16M26-3V-16', '#7a4a2c', 4) + box(-48, -21, 88, 8, 4, pen.lit(colours.pop)));
  return [
    sky(pen), sun(pen, focus + 196, 86, 36), snowHill(pen, 218, 36, 0.62), forest(pen, 246, 0.5, snow, 0, width), snowHill(pen, 262, 22, 0.36), house(pen, focus + 96, 296, 0.94, '#d98a5b', colours.pop, snow), house(pen, focus + 188, 302, 0.8, colours.accent, colours.pop, snow), pen.wide ? house(pen, width * 0.17, 300, 0.84, '#c9786a', colours.pop, snow) : '',
    forest(pen, 306, 0.86, snow, 0, focus - 120), fir(pen, focus + 258, 318, 1.3, colours.leaf, snow), snowHill(pen, 322, 14, 0.12), snowman(pen, focus - 158, 378, 1.14), person(pen, focus + 142, 382, 1.2, { style: 'hat', coat: colours.third, left: [-34, -66] }), child(pen, focus + 78, 386, 1.42, { style: 'hat', coat: colours.pop, left: [-34, -112], right: [30, -72] }), child(pen, focus - 26, 366, 1.2, { style: 'hat', coat: colours.accent, left: [-34, -118], right: [34, -118] }), sledge, snowfall(pen),
  ].join('');
}

export function santaOnHisWay(pen: Pen): string {
  const { colours, focus, width } = pen;
  const snow = colours.night ? '#c9c4ec' : '#ffffff';
  const star = sparkle(focus - 90, 60, 15, colours.sun) + sparkle(width * 0.3, 50, 8, colours.light, 0.9);
  return [
    sky(pen), star, sun(pen, focus + 170, 96, 44), snowHill(pen, 236, 40, 0.85), forest(pen, 262, 0.52, snow, 0, width), snowHill(pen, 276, 26, 0.66), house(pen, focus - 190, 306, 0.86, '#b5604f', colours.pop, snow), forest(pen, 320, 0.95, snow, focus + 180, width + 30), pen.wide ? forest(pen, 316, 0.9, snow, 0, width * 0.36) : fir(pen, focus - 262, 330, 1.2, colours.leaf, snow),
    snowHill(pen, 330, 10, colours.night ? 0.4 : 0.12), footprints(-10, 374, Math.ceil((focus - 60) / 34), 34, mix(colours.near, '#5a6fae', 0.5)), reindeer(pen, focus + 168, 366, 1.1), santa(pen, focus - 6, 372, 1.36), gift(pen, focus - 196, 384, 54, 44, colours.third, colours.accent), gift(pen, focus - 238, 390, 42, 34, '#d8392f', colours.light), snowfall(pen),
  ].join('');
}

function flower(pen: Pen, x: number, y: number, tall: number, colour: string): string {
  const { colours } = pen;
  const petals = repeat(6, (i) => at(0, 0, 1, i * 60, ellipse(0, -11, 7, 11, pen.lit(colour))));
  return line(d`M${x} ${y}q4 ${-tall / 2} 0 ${-tall}`, darker(colours.leaf, 0.1), 4) + at(x + 1, y - tall * 0.4, 1, 0, shape('M0 0Q18-16 26-4Q14 8 0 0zM0 6Q-18-8-26 4Q-14 14 0 6z', colours.leaf)) + at(x, y - tall, tall / 62, 0, petals, circle(0, 0, 8, colours.accent));
}

export function garden(pen: Pen): string {
  const { colours, focus, width, random } = pen;
  const can = at(focus + 150, 372, 1.1, 0, ellipse(-6, 0, 50, 6, colours.ink, 0.18), `<path d="M34-64q34 0 30 30t-34 26" fill="none" stroke="${darker(colours.third, 0.2)}" stroke-width="8"/>`, shape('M-30-30L-78-72L-70-80L-28-52z', pen.lit(colours.third)), at(-76, -78, 1, -48, box(-14, -5, 28, 10, 4, pen.lit(colours.third))), shape('M-36-66H36L42-4Q0 4-42-4z', pen.lit(colours.third, 1.2)), box(-39, -70, 78, 10, 5, lighter(colours.third, 0.25)));
  const bed = repeat(Math.round(width / 30), (i) => flower(pen, i * 30 + random.between(0, 20), 408, random.between(36, 74), random.pick([colours.pop, '#f4a3b5', colours.light, colours.accent, colours.third])));
  return [
    landscape(pen), tree(pen, focus + 240, 330, 1.4), tree(pen, focus - 250, 322, 1.2), house(pen, focus - 170, 326, 1.2, colours.light, colours.pop), repeat(Math.ceil(width / 26), (i) => shape(d`M${i * 26} 346v-34l8 -9l8 9v34z`, colours.light, 0.95)), box(0, 320, width, 6, 2, darker(colours.light, 0.1)),
    shape(d`M0 400V356Q${width / 2} 336 ${width} 352V400z`, pen.fade(colours.leaf, darker(colours.leaf, 0.25))), person(pen, focus + 10, 382, 1.5, { coat: colours.accent, style: 'hat', right: [38, -74], left: [-32, -70] }), can, bed, line(d`M${focus - 96} 120q10 -12 18 0q8 -12 18 0M${focus - 40} 92q8 -10 14 0q6 -10 14 0`, colours.ink, 3, 0.6),
  ].join('');
}
