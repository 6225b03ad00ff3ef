/** Scenes of eating and drinking: coffee, restaurant, market. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { clouds, hill, sky, sun, tree } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { FLOOR, niche, pendant, pendants, plant, room } from '../things/room.ts';
import { garland, steam } from '../things/sparkle.ts';
import { stall } from '../things/town.ts';

const WOOD = '#b9824f';

function table(pen: Pen, x: number, y: number, half: number): string {
  return box(x - half, y, half * 2, 20, 10, pen.lit(WOOD)) + box(x - half + 6, y + 20, half * 2 - 12, 10, 0, pen.colours.ink, 0.1) + shape(d`M${x - 26} ${y + 20}h52l10 100h-72z`, darker(WOOD, 0.25));
}

function cup(pen: Pen, colour: string): string {
  const { light } = pen.colours;
  return ellipse(0, -4, 112, 17, pen.lit(light)) + ellipse(0, -7, 84, 9, darker(light, 0.1)) + `<path d="M62-82q44-6 40 26t-56 28" fill="none" stroke="${colour}" stroke-width="15"/>` + shape('M-74-104H74C76-50 52-8 22-6H-22C-52-8-76-50-74-104z', pen.lit(colour, 1.2)) + ellipse(0, -104, 74, 16, lighter(colour, 0.35)) + ellipse(0, -103, 65, 12, '#6b3a22') + shape('M0-96C-26-104-16-112 0-107C16-112 26-104 0-96z', '#e7b98a') + line('M-56-84Q-52-46-34-24', lighter(colour, 0.5), 6, 0.5);
}

function croissant(pen: Pen): string {
  const crust = '#dd9a45';
  return shape('M-62 0C-70-30-36-56 0-56S70-30 62 0C50 4 44-4 40-14C24-26-24-26-40-14C-44-4-50 4-62 0z', pen.lit(crust, 1.3)) + line('M-42-40Q-34-28-38-14M-20-52Q-14-38-16-24M20-52Q14-38 16-24M42-40Q34-28 38-14', darker(crust, 0.25), 3, 0.7);
}

export function coffee(pen: Pen): string {
  const { colours, focus } = pen;
  const bean = (x: number, y: number, turn: number) => at(x, y, 1, turn, ellipse(0, 0, 13, 9, pen.lit('#6b3a22')), line('M-9 1Q0-5 9-1', '#3d2015', 2));
  return [
    room(pen), niche(pen, focus + 30, 300, 276), pendants(pen, colours.pop), pendant(pen, focus - 150, 92, colours.third), pendant(pen, focus - 60, 64, colours.pop, 0.8),
    table(pen, focus, 318, 270), at(focus - 20, 322, 1.16, 0, cup(pen, colours.pop)), steam(pen, focus - 24, 190, 1.15),
    at(focus + 156, 318, 0.82, 0, ellipse(0, 2, 84, 10, colours.light), croissant(pen)), bean(focus - 178, 312, 20), bean(focus - 208, 314, -30), bean(focus - 192, 303, 70), plant(pen, focus + 234, 320, 0.7, colours.light),
  ].join('');
}

function pizza(pen: Pen): string {
  const slices = repeat(8, (i) => line(d`M0 0L${Math.cos((i * Math.PI) / 4) * 92} ${Math.sin((i * Math.PI) / 4) * 30}`, '#d98a35', 2.4, 0.6));
  const topping = [[-50, -8], [-14, -16], [30, -14], [58, 2], [18, 10], [-28, 12]].map(([x = 0, y = 0], i) => ellipse(x, y, 11, 5, i % 2 ? '#d8392f' : pen.colours.leaf)).join('');
  return ellipse(0, 10, 124, 42, pen.colours.ink, 0.15) + ellipse(0, 4, 118, 40, pen.lit(pen.colours.light)) + ellipse(0, 0, 102, 34, pen.lit('#d98a35')) + ellipse(0, -3, 90, 28, '#ffd071') + slices + topping;
}

export function restaurant(pen: Pen): string {
  const { colours, focus } = pen;
  const glass = (colour: string) => shape('M-18-76H18C22-46 12-34 3-32V-6H14Q18-2 14 0H-14Q-18-2-14-6H-3V-32C-12-34-22-46-18-76z', lighter(colours.sky, 0.5), 0.75) + shape('M-17-60H17C17-44 10-36 0-36S-17-44-17-60z', colour, 0.9);
  return [
    room(pen), niche(pen, focus, 320, 280), pendants(pen, colours.pop), garland(pen, focus - 260, 28, 520, 30, false),
    person(pen, focus - 168, FLOOR + 34, 1.62, { style: 'long', right: [32, -78], coat: colours.leaf }), person(pen, focus + 168, FLOOR + 34, 1.62, { style: 'short', left: [-30, -80], coat: colours.third }),
    shape(d`M${focus - 214} 306H${focus + 214}L${focus + 232} 400H${focus - 232}z`, pen.fade(colours.light, darker(colours.light, 0.12))), repeat(13, (i) => shape(d`M${focus - 214 + i * 33} 306h16l${(i - 6) * 2.8} 94h-18z`, colours.pop, 0.75)), ellipse(focus, 306, 216, 40, pen.fade(lighter(colours.light, 0.5), colours.light)),
    at(focus, 298, 0.96, 0, pizza(pen)), at(focus - 146, 306, 0.9, 0, glass(colours.pop)), at(focus + 150, 306, 0.9, 0, glass(colours.accent)), steam(pen, focus, 266, 0.9),
  ].join('');
}

export function market(pen: Pen): string {
  const { colours, focus, width } = pen;
  const ground = mix(colours.near, colours.quiet, 0.55);
  return [
    sky(pen), sun(pen, focus + 190, 84, 38), clouds(pen, Math.round(width / 280)), hill(pen, 236, 26, colours.far), hill(pen, 276, 16, colours.mid), tree(pen, focus - 270, 310, 1.2), tree(pen, focus + 280, 310, 1.1),
    pen.wide ? stall(pen, focus - 520, 322, 1.1, colours.third, [colours.accent, colours.leaf, colours.pop]) + tree(pen, focus - 380, 312, 1.05) : '',
    box(0, 306, width, 94, 0, pen.fade(lighter(ground, 0.2), ground)), garland(pen, focus - 300, 60, 600, 34),
    stall(pen, focus - 172, 332, 1.34, colours.pop, [colours.accent, colours.leaf, '#d8392f']), stall(pen, focus + 30, 332, 1.34, colours.leaf, ['#d8392f', '#f3a04a', colours.third]), stall(pen, focus + 226, 332, 1.28, colours.accent, [colours.leaf, colours.pop, '#f3a04a']),
    person(pen, focus - 60, 384, 1.36, { left: [-32, -70], style: 'bun' }), child(pen, focus + 2, 386, 1.5, { right: [28, -104] }), person(pen, focus + 150, 386, 1.36, { coat: colours.third, style: 'short', left: [-34, -78] }),
  ].join('');
}
