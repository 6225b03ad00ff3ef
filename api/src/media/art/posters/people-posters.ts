/** Posters about people and their doings: detective, romance, music, kitchen, robot. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { grain, hill, sky, sun } from '../things/land.ts';
import { child, person } from '../things/people.ts';
import { sparkle, steam } from '../things/sparkle.ts';

export function detective(pen: Pen): string {
  const { colours } = pen;
  const dark = darker(colours.near, 0.5);
  const wall = (x: number, width: number, tall: number, tint: string) => box(x, 400 - tall, width, tall, 0, pen.fade(tint, darker(tint, 0.3))) + repeat(8, (i) => (pen.random.chance(0.45) ? box(x + 12 + (i % 2) * (width * 0.5), 400 - tall + 24 + Math.floor(i / 2) * 60, width * 0.24, 32, 2, colours.sun, pen.random.between(0.3, 0.95)) : ''));
  const man = at(152, 384, 1.42, 0,
    line('M-12-40L-15-4M12-40L15-4', darker(dark, 0.3), 15) + ellipse(-19, -2, 14, 6, colours.ink) + ellipse(19, -2, 14, 6, colours.ink), shape('M0-142C26-142 36-130 40-106L50-34Q22-24 6-30L0-40L-6-30Q-22-24-50-34L-40-106C-36-130-26-142 0-142z', pen.lit(mix('#b98a55', colours.accent, 0.15), 1.6)), line('M0-128V-40', darker('#b98a55', 0.45), 2.4), box(-42, -88, 84, 10, 3, darker('#b98a55', 0.5)), shape('M-26-140L0-112L26-140L36-118L10-100L0-110L-10-100L-36-118z', darker('#b98a55', 0.22)), line('M-38-118Q-60-88-40-70M38-118Q62-96 54-70', darker('#b98a55', 0.2), 15),
    circle(0, -158, 20, '#e0aa80'), shape('M-22-160Q0-148 22-160V-172H-22z', colours.ink, 0.35), ellipse(0, -170, 42, 8, pen.lit(dark)), shape('M-25-170L-21-196Q0-208 21-196L25-170z', pen.lit(dark)), box(-25, -179, 50, 9, 1, colours.pop), `<circle cx="60" cy="-62" r="19" fill="${lighter(colours.sky, 0.8)}" fill-opacity=".5" stroke="${colours.ink}" stroke-width="5"/>`, line('M54-44L48-24', colours.ink, 7),
  );
  const lampPost = line('M246 400V120Q246 92 220 92', colours.ink, 7) + shape('M198 96h44l-9-22h-26z', colours.ink) + ellipse(220, 98, 16, 6, '#fff2c4');
  const cone = shape('M206 98H234L300 404H96z', pen.fade('#ffe6a0', '#ffe6a0', 0.65, 0.08));
  return [sky(pen), sun(pen, 70, 76, 28), wall(-20, 96, 300, mix(colours.mid, colours.sky, 0.4)), wall(70, 110, 230, colours.mid), wall(196, 120, 330, mix(colours.mid, colours.near, 0.5)), box(0, 396, 300, 60, 0, pen.fade(darker(colours.far, 0.1), colours.near)), circle(220, 100, 96, pen.glow('#ffe6a0', 0.8)), cone, lampPost, ellipse(186, 402, 110, 16, '#ffe6a0', 0.4), shape('M130 388Q60 404-10 446H60Q110 416 176 392z', colours.ink, 0.35), man, grain(pen, 0, 300, 300, 150, '#ffe6a0', 90, 0.3)].join('');
}

export function romance(pen: Pen): string {
  const { colours, random } = pen;
  const petals = repeat(34, () => at(random.between(0, 300), random.between(16, 400), random.between(0.5, 1.1), random.between(0, 360), shape('M0 0C-8-8-6-16 0-18C6-16 8-8 0 0z', random.pick([lighter(colours.pop, 0.45), colours.light, '#f6a8b8']))));
  const crown = repeat(26, () => circle(40 + random.between(-76, 96), 66 + random.between(-70, 46), random.between(16, 34), pen.lit(random.pick(['#f4a3b5', '#f8bcc8', '#ea879f']))));
  const umbrella = at(170, 196, 1, 6, line('M0-6V96', colours.ink, 4), shape('M-92 6C-90-56-44-82 0-82S90-56 92 6Q76-8 62 6Q46-8 31 6Q16-8 0 6Q-16-8-31 6Q-46-8-62 6Q-76-8-92 6z', pen.lit(colours.pop, 1.3)), line('M0-80Q-34-50-31 4M0-80Q34-50 31 4', darker(colours.pop, 0.25), 2.4, 0.7), line('M0-82v-12', colours.ink, 4));
  return [sky(pen), circle(176, 218, 240, pen.glow(colours.sun, 0.75)), circle(176, 218, 118, pen.fade(lighter(colours.sun, 0.5), colours.sun)), hill(pen, 336, 24, colours.far), line('M-10 460C10 330-6 240 34 130M20 240Q50 190 90 120M12 280Q-10 200-20 150', '#6d3b3f', 15), crown, hill(pen, 386, 14, colours.mid), person(pen, 138, 412, 1.24, { coat: colours.third, style: 'short', hair: '#3a2a2a', right: [24, -96] }), umbrella, person(pen, 202, 412, 1.18, { coat: colours.accent, style: 'long', hair: '#8a4b26', left: [-34, -58] }), hill(pen, 424, 8, colours.near), petals].join('');
}

export function music(pen: Pen): string {
  const { colours } = pen;
  const record = circle(150, 176, 132, pen.lit(colours.ink)) + repeat(6, (i) => `<circle cx="150" cy="176" r="${64 + i * 11}" fill="none" stroke="${lighter(colours.ink, 0.18)}" stroke-width="1.6"/>`) + shape('M150 176L214 66A127 127 0 0 1 268 128z', '#ffffff', 0.14) + shape('M150 176L86 286A127 127 0 0 1 32 224z', '#ffffff', 0.1) + circle(150, 176, 48, pen.fade(lighter(colours.sun, 0.2), colours.pop)) + circle(150, 176, 7, colours.glow);
  const keys = repeat(7, (i) => {
    const left = (share: number, y: number) => 150 + (share - 3.5) * (y > 400 ? 62 : 26);
    return shape(d`M${left(i, 300)} 300H${left(i + 1, 300)}L${left(i + 1, 450)} 452H${left(i, 450)}z`, i % 2 ? '#f3ebe2' : '#fffaf3') + line(d`M${left(i, 300)} 300L${left(i, 450)} 452`, colours.ink, 1.6, 0.4);
  });
  const black = [1, 2, 4, 5, 6].map((i) => shape(d`M${150 + (i - 3.5) * 26 - 7} 300h14L${150 + (i - 3.5) * 44 + 11} 388h-24z`, pen.lit(colours.ink))).join('');
  const rays = repeat(10, (i) => at(150, 176, 1, i * 36, shape('M-18-140L-44-420H44L18-140z', colours.sun, 0.22)));
  return [sky(pen), rays, circle(150, 176, 220, pen.glow(colours.sun, 0.6)), record, hill(pen, 312, 8, colours.mid), keys, black, person(pen, 150, 372, 1.42, { coat: colours.pop, style: 'bun', hair: '#2b1b3d', left: [-46, -132], right: [17, -108] }), circle(174, 214, 8, '#3b3048') + line('M175 220l4 18', '#3b3048', 5), sparkle(50, 60, 12, colours.light), sparkle(258, 300, 10, colours.light), sparkle(244, 40, 8, colours.light)].join('');
}

export function kitchen(pen: Pen): string {
  const { colours } = pen;
  const food = (x: number, y: number, turn: number, inner: string) => at(x, y, 1.1, turn, inner);
  const tomato = circle(0, 0, 19, pen.lit('#e04a38', 1.4)) + shape('M0-16l5-9l3 8l9-1l-7 7q-10 4-20 0l-7-7l9 1z', colours.leaf);
  const carrot = shape('M-8-24Q0-30 8-24L2 28Q0 32-2 28z', pen.lit('#f08a3c')) + line('M0-26L-8-42M0-26V-46M0-26L8-42', colours.leaf, 4.4);
  const mushroom = shape('M-7 0H7L9 20Q0 24-9 20z', '#f4e3cf') + shape('M-24 2C-24-20 24-20 24 2Q0 8-24 2z', pen.lit('#c98a5e'));
  const leaf = shape('M0 20C-20 4-14-18 0-28C14-18 20 4 0 20z', pen.lit(colours.leaf)) + line('M0 18V-18', lighter(colours.leaf, 0.4), 2);
  const toque = at(150, 200, 1.5, 0, box(-15, -22, 30, 22, 3, '#ffffff'), circle(-14, -28, 13, '#fffaf2') + circle(14, -28, 13, '#f1e6dd') + circle(0, -35, 16, '#fffdf8'));
  const pan = at(196, 268, 1, -12, box(44, -8, 76, 11, 5, darker('#b9824f', 0.2)), shape('M-60-12H52L38 16Q-4 26-46 16z', pen.lit(colours.ink)), ellipse(-4, -12, 56, 10, lighter(colours.ink, 0.25)));
  return [box(0, 0, 300, 450, 0, pen.fade(colours.sky, colours.glow)), repeat(12, (i) => at(150, 236, 1, i * 30, shape('M0 0L-46-480H46z', colours.light, i % 2 ? 0.3 : 0.1))), circle(150, 200, 200, pen.glow(colours.sun, 0.6)), person(pen, 150, 424, 1.72, { coat: colours.light, style: 'short', skin: '#e8b088', hair: '#5a3420', left: [-42, -118], right: [28, -88] }), toque, shape('M126 244Q150 262 174 244L170 262Q150 272 130 262z', colours.pop), pan, food(60, 130, -24, tomato), food(236, 158, 30, carrot), food(120, 74, 12, mushroom), food(196, 96, -14, leaf), food(250, 70, 40, tomato), food(40, 222, 30, leaf), food(70, 52, 60, carrot), food(166, 36, 90, leaf), steam(pen, 204, 250, 0.7), box(-10, 376, 320, 90, 6, pen.lit('#c58f5a')) + box(-10, 370, 320, 14, 6, lighter('#c58f5a', 0.3)), repeat(5, (i) => circle(54 + i * 19, 366 - (i % 2) * 12, 12, pen.lit(i % 2 ? colours.accent : '#e04a38'))), at(240, 372, 0.9, 0, box(-30, -62, 60, 62, 8, pen.lit(colours.third)), box(-34, -70, 68, 12, 5, lighter(colours.third, 0.25)), circle(0, -74, 6, colours.accent))].join('');
}

export function robot(pen: Pen): string {
  const { colours } = pen;
  const metal = mix(colours.third, colours.light, 0.3);
  const body = at(170, 398, 1.2, 0,
    ellipse(-14, 2, 84, 10, colours.ink, 0.2), box(-44, -44, 28, 46, 10, pen.lit(darker(metal, 0.2))) + box(14, -44, 28, 46, 10, pen.lit(darker(metal, 0.2))) + box(-54, -12, 44, 16, 8, darker(metal, 0.45)) + box(10, -12, 44, 16, 8, darker(metal, 0.45)), line('M60-130Q92-110 86-66', darker(metal, 0.2), 21) + circle(86, -58, 15, pen.lit(metal)), box(-66, -160, 132, 126, 40, pen.lit(metal, 1.3)), box(-38, -126, 76, 56, 16, pen.lit(colours.light)), shape('M0-82C-22-98-12-114 0-103C12-114 22-98 0-82z', pen.lit(colours.pop)), line('M-60-126Q-92-104-88-60', pen.lit(metal), 21) + circle(-88, -50, 15, pen.lit(metal)),
    box(-16, -174, 32, 20, 5, darker(metal, 0.35)), box(-60, -252, 120, 84, 36, pen.lit(lighter(metal, 0.1), 1.3)), box(-46, -236, 92, 50, 25, colours.ink), circle(-19, -211, 12, colours.accent) + circle(19, -211, 12, colours.accent) + circle(-16, -215, 4, '#fff') + circle(22, -215, 4, '#fff'), line('M0-252V-276', darker(metal, 0.35), 5) + circle(0, -280, 18, pen.glow(colours.pop, 0.9)) + circle(0, -280, 8, colours.pop), box(-70, -224, 14, 32, 6, darker(metal, 0.2)) + box(56, -224, 14, 32, 6, darker(metal, 0.25)), repeat(3, (i) => circle(-20 + i * 20, -52, 4, [colours.pop, colours.accent, colours.leaf][i] ?? colours.pop)),
  );
  return [sky(pen), sun(pen, 222, 88, 42), hill(pen, 286, 30, colours.far), hill(pen, 336, 20, colours.mid), hill(pen, 384, 12, colours.near), body, child(pen, 42, 408, 1.5, { coat: colours.accent, style: 'short', right: [34, -66], left: [-24, -56] }), repeat(16, (i) => at(i * 20 + pen.random.between(-6, 6), pen.random.between(424, 446), pen.random.between(0.6, 1), 0, line('M0 0V-20', lighter(colours.near, 0.2), 3), circle(0, -22, 6, i % 2 ? colours.accent : colours.light)))].join('');
}
