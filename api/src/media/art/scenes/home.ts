/** Scenes of living: home, electronics, books, services, workshop, storybook. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { bookStack, openBook, phone } from '../things/goods.ts';
import { fir, hill, sky, sun, tree } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { FLOOR, niche, pendant, pendants, plant, plinth, room } from '../things/room.ts';
import { garland, sparkles, sparkle } from '../things/sparkle.ts';
import { house } from '../things/town.ts';

function sofa(pen: Pen, x: number, y: number, colour: string): string {
  const { accent, light, third } = pen.colours;
  return at(x, y, 1, 0,
    ellipse(-10, 0, 166, 10, pen.colours.ink, 0.18), line('M-118-6V2M118-6V2', darker(colour, 0.6), 9),
    box(-128, -118, 256, 84, 30, pen.lit(darker(colour, 0.08))), box(-116, -62, 118, 48, 16, pen.lit(lighter(colour, 0.1))), box(2, -62, 114, 48, 16, pen.lit(lighter(colour, 0.1))),
    box(-154, -84, 48, 76, 22, pen.lit(colour)), box(106, -84, 48, 76, 22, pen.lit(colour)), box(-128, -24, 256, 18, 8, darker(colour, 0.18)),
    at(-78, -78, 1, -10, box(-27, -25, 54, 50, 12, pen.lit(accent))), at(72, -76, 1, 12, box(-27, -25, 54, 50, 12, pen.lit(light)), line('M-14-12L14 12M-14 12L14-12', third, 4)),
  );
}

function frame(pen: Pen, x: number, y: number, width: number, height: number, colour: string): string {
  return box(x - 5, y + 6, width, height, 4, pen.colours.ink, 0.12) + box(x, y, width, height, 4, pen.lit(pen.colours.light)) + box(x + 7, y + 7, width - 14, height - 14, 2, pen.fade(lighter(colour, 0.5), colour)) + circle(x + width * 0.62, y + height * 0.36, width * 0.13, pen.colours.sun);
}

export function home(pen: Pen): string {
  const { colours, focus } = pen;
  return [
    room(pen), niche(pen, focus + 60, 210, 250), pendants(pen, colours.pop), frame(pen, focus - 196, 74, 72, 92, colours.third), frame(pen, focus - 108, 96, 54, 66, colours.pop),
    ellipse(focus, FLOOR + 44, 250, 28, mix(colours.accent, colours.light, 0.4)), ellipse(focus, FLOOR + 44, 214, 22, mix(colours.pop, colours.light, 0.45)),
    sofa(pen, focus, FLOOR + 34, colours.third), pendant(pen, focus - 30, 92, colours.pop, 1.1), plant(pen, focus + 226, FLOOR + 34, 1.25, colours.pop),
    line(d`M${focus - 232} ${FLOOR + 34}V${FLOOR - 120}`, colours.ink, 5) + circle(focus - 232, FLOOR - 118, 90, pen.glow(colours.sun, 0.6)) + shape(d`M${focus - 272} ${FLOOR - 100}l18 -56h44l18 56z`, pen.lit(colours.accent)) + ellipse(focus - 232, FLOOR + 34, 26, 6, colours.ink),
    pen.wide ? plant(pen, 90, FLOOR + 34, 1.3, colours.accent) : '',
  ].join('');
}

function headphones(pen: Pen, colour: string): string {
  return `<path d="M-52 4V-30A52 52 0 0 1 52-30V4" fill="none" stroke="${pen.lit(colour)}" stroke-width="12"/>` + box(-70, -24, 30, 58, 14, pen.lit(colour)) + box(40, -24, 30, 58, 14, pen.lit(colour)) + box(-48, -22, 13, 54, 6, pen.colours.ink) + box(35, -22, 13, 54, 6, pen.colours.ink);
}

function laptop(pen: Pen): string {
  const { colours } = pen;
  return box(-112, -150, 224, 146, 11, pen.lit(colours.ink)) + pen.inside(box(-102, -140, 204, 126, 5, '#000'), box(-102, -140, 204, 126, 0, pen.fade(colours.sky, colours.glow)) + circle(44, -92, 24, colours.sun) + shape('M-102-60Q-60-96-10-62T102-74V-10H-102z', colours.mid) + shape('M-102-34Q-30-60 30-36T102-44V-10H-102z', colours.pop)) + shape('M-134-6H134L126 8Q124 10 120 10H-120Q-124 10-126 8z', pen.lit(colours.quiet)) + box(-26, -6, 52, 5, 2, darker(colours.quiet, 0.2));
}

export function electronics(pen: Pen): string {
  const { colours, focus } = pen;
  const glow = circle(0, -50, 30, colours.sun, 0.9) + shape('M-42 0Q0-40 42-6V90H-42z', colours.pop) + shape('M-42 40Q0 10 42 44V90H-42z', colours.third);
  return [
    room(pen), niche(pen, focus - 20, 330, 282), pendants(pen, colours.pop), plinth(pen, focus - 40, FLOOR + 40, 320, 34, colours.light), at(focus - 40, FLOOR - 4, 1.06, 0, laptop(pen)),
    plinth(pen, focus + 170, FLOOR + 48, 120, 78, colours.accent), at(focus + 170, FLOOR - 70, 1, 0, headphones(pen, colours.pop)),
    phone(pen, focus - 206, FLOOR - 44, 0.82, -8, glow), line(d`M${focus + 118} ${FLOOR - 170}a74 74 0 0 1 104 0M${focus + 138} ${FLOOR - 150}a46 46 0 0 1 64 0`, colours.pop, 5, 0.7),
  ].join('');
}

export function books(pen: Pen): string {
  const { colours, focus, random } = pen;
  const row = (x: number, y: number, width: number) => {
    let used = 0;
    let row = '';
    while (used < width - 12) {
      const thick = Math.min(width - used, random.between(13, 26));
      const tall = random.between(50, 74);
      const colour = random.pick([colours.pop, colours.accent, colours.third, colours.leaf, colours.light, colours.near]);
      row += box(x + used, y - tall, thick - 2, tall, 2, pen.lit(colour)) + box(x + used + 3, y - tall + 10, thick - 8, 4, 1, lighter(colour, 0.6), 0.8);
      used += thick;
    }
    return row + box(x - 8, y, width + 16, 9, 3, pen.lit('#b9824f')) + box(x - 8, y + 9, width + 16, 7, 0, colours.ink, 0.08);
  };
  const shelves = pen.wide ? row(60, 150, 330) + row(130, 260, 260) : '';
  return [
    room(pen), shelves, row(focus - 230, 108, 150), row(focus - 230, 212, 150), niche(pen, focus + 76, 240, 276),
    bookStack(pen, focus + 150, FLOOR + 44, 128, [colours.pop, colours.third, colours.accent, colours.leaf]), person(pen, focus + 14, FLOOR + 36, 1.4, { style: 'long', coat: colours.leaf, left: [-13, -72], right: [13, -72] }),
    at(focus + 14, FLOOR - 62, 0.34, 0, openBook(pen, 0, 0, 1, colours.pop)), bookStack(pen, focus - 130, FLOOR + 50, 118, [colours.accent, colours.pop]), plant(pen, focus - 130, FLOOR + 6, 0.66, colours.light),
  ].join('');
}

export function service(pen: Pen): string {
  const { colours, focus } = pen;
  const bell = shape('M-40 0C-40-40-20-52 0-52S40-40 40 0z', pen.lit('#f0b13a', 1.4)) + box(-48, -2, 96, 10, 5, colours.ink) + circle(0, -57, 6, colours.ink);
  const gear = repeat(8, (i) => at(0, 0, 1, i * 45, box(-9, -54, 18, 24, 4, colours.accent))) + circle(0, 0, 42, pen.lit(colours.accent)) + circle(0, 0, 17, lighter(colours.glow, 0.5));
  const key = `<circle cx="-40" r="24" fill="none" stroke="${colours.third}" stroke-width="13"/>` + line('M-14 0H64M64 0V20M42 0V15', colours.third, 13);
  const clock = circle(0, 0, 46, pen.lit(colours.pop)) + circle(0, 0, 36, colours.light) + line('M0 0V-23M0 0L16 9', colours.ink, 5);
  return [
    room(pen), niche(pen, focus, 310, 278), pendants(pen, colours.pop), at(focus - 196, 120, 0.95, 8, gear), at(focus + 196, 108, 1, 0, clock), at(focus - 196, 226, 0.8, -24, key),
    person(pen, focus + 20, FLOOR + 6, 1.55, { coat: colours.leaf, style: 'bun', left: [-34, -74], right: [42, -124] }),
    box(focus - 180, FLOOR - 62, 360, 110, 8, pen.lit('#b9824f')) + box(focus - 192, FLOOR - 74, 384, 18, 8, pen.lit(colours.light)) + repeat(6, (i) => box(focus - 166 + i * 56, FLOOR - 44, 44, 76, 5, darker('#b9824f', 0.12))),
    at(focus - 108, FLOOR - 80, 0.75, 0, bell), plant(pen, focus + 138, FLOOR - 72, 0.62, colours.pop),
  ].join('');
}

export function workshop(pen: Pen): string {
  const { colours, focus } = pen;
  const jarOf = box(-22, -50, 44, 50, 8, pen.fade(lighter(colours.third, 0.5), colours.third)) + line('M-10-50L-18-98M0-50V-108M10-50L20-96', '#b9824f', 6) + [[-18, -98, colours.pop], [0, -108, colours.accent], [20, -96, colours.leaf]].map(([x, y, c]) => shape(d`M${Number(x) - 5} ${Number(y)}q-3 -14 5 -22q8 8 5 22z`, String(c))).join('');
  const pot = (x: number, colour: string) => at(x, FLOOR - 32, 1, 0, box(-18, -26, 36, 26, 4, pen.lit(colours.light)), ellipse(0, -26, 18, 5, colour));
  const paper = at(focus - 6, FLOOR - 36, 1, 0, shape('M-66 0L-48-18H62L78 0z', colours.light), circle(20, -9, 5, colours.accent), shape('M-34-4Q-20-16-6-6t26 0z', colours.leaf));
  return [
    room(pen), niche(pen, focus, 300, 276), garland(pen, focus - 250, 26, 500, 26), pen.wide ? garland(pen, 0, 26, focus - 250, 26) : '',
    child(pen, focus - 96, FLOOR + 30, 1.95, { left: [-22, -60], right: [18, -66] }), child(pen, focus + 98, FLOOR + 30, 1.9, { left: [-22, -66], right: [28, -108] }), person(pen, focus + 2, FLOOR + 10, 1.5, { coat: colours.pop, style: 'bun', left: [-40, -70], right: [34, -72] }),
    box(focus - 210, FLOOR - 34, 420, 20, 9, pen.lit('#c99460')) + box(focus - 182, FLOOR - 14, 20, 92, 3, darker('#c99460', 0.25)) + box(focus + 162, FLOOR - 14, 20, 92, 3, darker('#c99460', 0.25)),
    at(focus + 172, FLOOR - 34, 0.85, 0, jarOf), pot(focus - 164, colours.pop), pot(focus - 120, colours.accent), pot(focus + 84, colours.leaf), paper, sparkles(pen, focus, 110, 90, 5),
  ].join('');
}

export function storybook(pen: Pen): string {
  const { colours, focus, width } = pen;
  const castle = at(focus + 8, 288, 1, 0, box(-58, -92, 116, 92, 2, pen.lit(colours.quiet)), box(-82, -132, 40, 132, 2, pen.lit(colours.pop)), box(42, -132, 40, 132, 2, pen.lit(colours.pop)), box(-22, -150, 44, 90, 2, pen.lit(colours.third)), shape('M-90-130L-62-186L-34-130zM34-130L62-186L90-130z', pen.lit(colours.near)), shape('M-30-148L0-214L30-148z', pen.lit(colours.accent)), shape('M-18 0V-34A18 18 0 0 1 18-34V0z', colours.ink), circle(-62, -98, 7, colours.sun), circle(62, -98, 7, colours.sun), circle(0, -116, 8, colours.sun));
  return [
    sky(pen), sun(pen, focus + 186, 92, 38), hill(pen, 318, 26, colours.far), hill(pen, 362, 12, colours.mid),
    circle(focus, 210, 210, pen.glow(colours.sun, 0.6)), ellipse(focus, 300, 172, 30, colours.leaf), fir(pen, focus - 128, 304, 0.8), fir(pen, focus - 98, 312, 0.56), castle, tree(pen, focus + 126, 306, 0.86), house(pen, focus + 84, 320, 0.5, colours.light, colours.pop),
    openBook(pen, focus, 384, 1.7, colours.pop), repeat(14, () => sparkle(pen.random.between(focus - 250, focus + 250), pen.random.between(24, 220), pen.random.between(4, 11), colours.light, 0.9)),
    child(pen, focus - 216, 388, 1.7, { right: [30, -112] }), pen.wide ? tree(pen, width * 0.1, 372, 1.1) : '',
  ].join('');
}

