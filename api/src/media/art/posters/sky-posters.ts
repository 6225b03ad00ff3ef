/** Posters of the wide outdoors: space, dragon, city, ghost. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { cloud, grain, hill, sky, sun } from '../things/land.ts';
import { sparkle } from '../things/sparkle.ts';

function astronaut(pen: Pen, x: number, y: number, scale: number): string {
  const { colours } = pen;
  const suit = '#f4f1fa';
  return at(x, y, scale, -14,
    box(-30, -34, 60, 62, 14, pen.lit(mix(suit, colours.near, 0.35))), line('M-22-12Q-52-8-58-34', suit, 17) + line('M24-10Q50 6 58-12', darker(suit, 0.08), 17), line('M-12 34Q-20 58-6 78', suit, 19) + line('M12 34Q26 52 40 62', darker(suit, 0.1), 19),
    shape('M-26-20Q0-34 26-20L28 30Q0 46-28 30z', pen.lit(suit)), box(-14, -6, 28, 20, 5, colours.third) + circle(-6, 4, 3, colours.pop) + circle(5, 4, 3, colours.accent), line('M-27 26Q0 40 27 26', colours.pop, 5),
    circle(0, -46, 31, pen.lit(suit)), ellipse(2, -45, 23, 20, pen.fade('#ffb98a', '#5b2b6e')), ellipse(10, -53, 7, 4, '#ffffff', 0.75), circle(-58, -38, 9, colours.pop) + circle(60, -16, 9, colours.pop), ellipse(-5, 82, 13, 9, colours.pop) + ellipse(43, 66, 11, 11, colours.pop),
  );
}

export function space(pen: Pen): string {
  const { colours } = pen;
  const planet = circle(96, 336, 150, pen.glow(colours.pop, 0.5)) + circle(96, 352, 118, pen.lit(mix(colours.pop, colours.accent, 0.25), 1.8));
  const bands = pen.inside(circle(96, 352, 118, '#000'), ['M-40 300Q90 330 240 270V296Q90 356-40 324z', 'M-40 380Q90 410 240 350V366Q90 426-40 400z', 'M-40 430Q90 460 240 410V470H-40z'].map((path) => shape(path, darker(colours.pop, 0.28), 0.5)).join('') + circle(50, 290, 14, lighter(colours.pop, 0.4), 0.6));
  const ring = (front: boolean) => `<path d="M-74 392A178 44 -14 0 ${front ? 0 : 1} 272 308" fill="none" stroke="${colours.sun}" stroke-width="${front ? 11 : 8}" opacity="${front ? 0.95 : 0.5}"/>`;
  return [sky(pen), ellipse(220, 60, 240, 170, pen.glow(colours.third, 0.5)), sun(pen, 236, 84, 26), circle(70, 96, 15, pen.lit(colours.third, 1.6)), ring(false), planet, bands, ring(true), line('M164 196Q214 250 268 236T310 268', colours.light, 2.6, 0.8), astronaut(pen, 158, 176, 1.12), sparkle(46, 170, 9, colours.light), sparkle(262, 168, 12, colours.sun), sparkle(110, 40, 7, colours.light), grain(pen, 0, 230, 300, 220, colours.light, 80, 0.4)].join('');
}

function dragonBody(pen: Pen, skin: string): string {
  const belly = lighter(skin, 0.5);
  const spikes = [[70, 26, -20], [36, 62, -46], [16, 112, -72], [24, 166, -100], [58, 210, -130]].map(([x = 0, y = 0, turn = 0]) => at(x, y, 1, turn, shape('M-13 4L0-22L13 4z', pen.colours.accent))).join('');
  const wing = (lift: number, tint: string) => shape(d`M96 190C60 120 40 ${40 - lift} -64 ${6 - lift}C-50 ${40 - lift} -44 ${58 - lift} -54 ${92 - lift}C-26 ${84 - lift} -10 ${98 - lift} -14 ${140 - lift}C10 ${128 - lift} 30 ${150 - lift} 34 196z`, pen.lit(tint)) + line(d`M92 188C50 110 10 ${50 - lift} -60 ${10 - lift}M88 190C50 130 10 ${100 - lift} -50 ${90 - lift}M84 194C60 160 30 ${140 - lift} -12 ${138 - lift}`, darker(tint, 0.35), 3);
  return [
    wing(0, mix(skin, pen.colours.pop, 0.7)), spikes, `<path d="M104 50C30 60 20 150 70 200C116 246 190 230 196 300C198 350 120 372 40 340" fill="none" stroke="${pen.lit(skin)}" stroke-width="48" stroke-linecap="round"/>`, `<path d="M112 62C62 74 52 146 92 190C132 226 204 236 206 302" fill="none" stroke="${belly}" stroke-width="14" stroke-linecap="round" opacity=".55"/>`,
    shape('M64 40C70 2 112-12 146 0C176-2 214 14 226 34C230 50 210 60 188 58C150 70 90 84 66 62z', pen.lit(skin)), shape('M84 6C74-14 56-26 36-28C46-14 50 6 66 24zM112-4C110-22 98-38 82-46C86-30 86-12 96 4z', lighter(pen.colours.accent, 0.35)), circle(134, 20, 10, '#fff6d0') + ellipse(136, 20, 3.4, 9, pen.colours.ink), line('M222 42Q180 54 142 46', darker(skin, 0.5), 3.4), circle(210, 24, 3.6, darker(skin, 0.6)), shape('M40 340C0 326-20 340-44 322C-30 352-40 366-56 378C-20 380 10 370 38 362z', pen.lit(darker(skin, 0.1))),
  ].join('');
}

export function dragon(pen: Pen): string {
  const { colours } = pen;
  const castle = box(222, 320, 46, 60, 1, colours.near) + box(214, 300, 16, 80, 1, colours.near) + box(258, 290, 18, 90, 1, colours.near) + shape('M210 302L222 276L234 302zM253 292L267 260L281 292zM232 322L245 300L258 322z', darker(colours.near, 0.2)) + circle(245, 344, 4, colours.sun) + circle(267, 310, 3, colours.sun) + circle(222, 316, 3, colours.sun);
  return [sky(pen), circle(168, 190, 240, pen.glow(colours.sun, 0.7)), circle(168, 176, 108, pen.fade(lighter(colours.sun, 0.45), colours.sun)), cloud(pen, 50, 106, 0.8, 0.7), cloud(pen, 270, 72, 0.7, 0.7), shape('M-20 450V330L50 262L96 310L150 276L210 336L330 290V450z', pen.fade(colours.far, colours.mid)), castle, at(54, 88, 0.88, 0, dragonBody(pen, colours.leaf)), hill(pen, 392, 18, colours.mid), hill(pen, 424, 10, colours.near)].join('');
}

function building(pen: Pen, x: number, foot: number, width: number, tall: number, colour: string, lamp: string): string {
  const { random } = pen;
  const columns = Math.floor(width / 13);
  const windows = repeat(columns * Math.floor(tall / 20), (i) => (random.chance(0.55) ? box(x + 6 + (i % columns) * 12.4, foot - tall + 12 + Math.floor(i / columns) * 20, 6.4, 10, 1.4, lamp, random.between(0.4, 1)) : ''));
  const roof = random.chance(0.4) ? line(d`M${x + width / 2} ${foot - tall}v-26`, colour, 3) : random.chance(0.5) ? box(x + width * 0.25, foot - tall - 12, width * 0.5, 14, 2, colour) : '';
  return roof + box(x, foot - tall, width, tall + 10, 2, pen.fade(lighter(colour, 0.06), darker(colour, 0.2))) + windows;
}

function skyline(pen: Pen, foot: number, low: number, high: number, colour: string, lamp: string): string {
  let x = -10;
  let row = '';
  while (x < pen.width) {
    const width = pen.random.between(34, 58);
    row += building(pen, x, foot, width, pen.random.between(low, high), colour, lamp);
    x += width + pen.random.between(0, 7);
  }
  return row;
}

function catBehind(pen: Pen, x: number, y: number, scale: number, turn: number): string {
  const { ink } = pen.colours;
  return at(x, y, scale, 0, at(0, 0, turn, 0, line('M20-8Q54-4 46-40T60-70', ink, 10), shape('M-30 0C-34-44-20-70 0-70S34-44 30 0z', ink), shape('M-26-84L-25-116Q-22-119-7-105Q0-107 7-105Q22-119 25-116L26-84Q24-60 0-60T-26-84z', ink)));
}

export function city(pen: Pen): string {
  const { colours } = pen;
  const lamp = lighter(colours.sun, 0.2);
  return [sky(pen), sun(pen, 190, 130, 62), skyline(pen, 400, 130, 250, mix(colours.far, colours.glow, 0.25), lamp), skyline(pen, 420, 90, 190, colours.mid, lamp), skyline(pen, 440, 50, 120, mix(colours.mid, colours.near, 0.6), lamp), shape('M-10 450V384H310V450z', pen.fade(darker(colours.near, 0.2), colours.ink)), box(-10, 378, 320, 11, 3, darker(colours.near, 0.35)), box(226, 330, 40, 52, 3, darker(colours.near, 0.35)) + box(220, 324, 52, 9, 3, colours.ink), catBehind(pen, 108, 380, 0.86, 1), catBehind(pen, 160, 380, 0.74, -1), shape('M134 262C114 244 124 232 134 242C144 232 154 244 134 262z', colours.pop)].join('');
}

export function ghost(pen: Pen): string {
  const { colours } = pen;
  const dark = darker(colours.near, 0.45);
  const bat = (x: number, y: number, size: number) => at(x, y, size, 0, shape('M0 4C-8-8-18-12-34-10Q-26-2-28 8Q-18 2-12 12Q-6 6 0 14Q6 6 12 12Q18 2 28 8Q26-2 34-10C18-12 8-8 0 4z', dark));
  const window = (x: number, y: number) => shape(d`M${x - 9} ${y}v-16a9 9 0 0 1 18 0v16z`, colours.sun) + line(d`M${x} ${y}v-25M${x - 9} ${y - 12}h18`, dark, 2.4);
  const manor = shape('M60 400V284H96V220H136V284H206V400z', dark) + shape('M50 290L78 252L104 290zM86 224L116 158L146 224zM128 288L172 240L218 288z', darker(dark, 0.3)) + window(116, 262) + window(172, 320) + window(84, 326) + shape('M118 400v-34a14 14 0 0 1 28 0v34z', colours.accent) + line('M116 158V140M172 240V226', darker(dark, 0.3), 3);
  const spook = at(204, 150, 1.12, 8, circle(0, 0, 92, pen.glow('#ffffff', 0.6)), shape('M-44 58C-52-40-34-68 0-68S54-40 46 52C52 72 40 78 32 64C26 82 10 82 4 66C-4 84-20 82-24 66C-32 82-46 76-44 58z', pen.fade('#ffffff', '#cfc8ec')), ellipse(-10, -24, 6.5, 10, colours.ink) + ellipse(16, -24, 6.5, 10, colours.ink), ellipse(3, -1, 8, 10, colours.ink), ellipse(-22, -8, 8, 5, colours.pop, 0.4) + ellipse(28, -8, 8, 5, colours.pop, 0.4), line('M-40-10Q-62-18-64-38M46-10Q66-14 72-34', '#efeaff', 15));
  return [sky(pen), sun(pen, 92, 118, 56), bat(52, 76, 0.9), bat(250, 50, 0.6), bat(36, 196, 0.5), hill(pen, 330, 26, colours.far), shape('M-20 450V420Q60 372 140 384T320 430V450z', colours.mid), manor, hill(pen, 412, 12, colours.near), line('M40 420V352M40 384Q22 372 18 352M40 372Q58 362 60 346M268 430V360M268 394Q286 386 290 366M268 382Q250 374 248 356', dark, 5), spook].join('');
}
