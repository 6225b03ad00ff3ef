/** Posters of nature: ocean, winter, forest, horse. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { cloud, fir, grain, hill, sky, sun } from '../things/land.ts';
import { child } from '../things/people.ts';
import { bubbles, school } from '../things/sea.ts';
import { snowfall, sparkle } from '../things/sparkle.ts';
import { house } from '../things/town.ts';
import { footprints, lantern } from '../things/winter.ts';

export function ocean(pen: Pen): string {
  const { colours } = pen;
  const deep = darker(colours.near, 0.2);
  const skin = mix('#33618c', colours.near, 0.4);
  const whale = shape('M34 330C30 262 96 226 170 236C216 240 246 226 256 200C240 190 226 172 224 154C244 156 258 166 266 182C276 168 292 160 310 162C306 184 290 198 274 204C280 270 236 352 150 366C90 374 40 366 34 330z', pen.lit(skin, 1.4));
  const belly = pen.inside(shape('M34 330C30 262 96 226 170 236C216 240 246 226 256 200C280 270 236 352 150 366C90 374 40 366 34 330z', '#000'), shape('M20 338C70 344 130 336 190 300L220 390H20z', lighter(skin, 0.62)) + repeat(6, (i) => line(d`M${30 + i * 8} ${346 + i * 5}Q${100 + i * 10} ${356 + i * 2} ${166 + i * 7} ${322 + i * 4}`, darker(skin, 0.1), 2, 0.45)));
  const boat = at(128, 128, 1, -5, shape('M-36-8H38L24 12H-26z', pen.lit(colours.pop)), line('M2-8V-64', '#5b3a34', 4), shape('M6-62Q40-40 34-14H6zM-2-56Q-24-34-22-14H-2z', pen.lit(colours.light)));
  return [box(0, 0, 300, 160, 0, pen.fade(colours.sky, colours.glow)), sun(pen, 214, 62, 34), cloud(pen, 66, 56, 0.7), boat, shape('M0 136Q38 122 75 136T150 136T225 136T300 136V450H0z', pen.fade(mix(colours.far, '#7fd0dc', 0.3), deep)), repeat(5, (i) => shape(d`M${80 + i * 46} 140h20L${i * 46 - 10} 420h-46z`, pen.fade('#ffffff', '#ffffff', 0.22, 0))), whale, belly, circle(78, 320, 5.4, '#fff') + circle(77, 320, 3.4, colours.ink), shape('M134 340C136 376 116 404 94 412C96 388 100 366 112 340z', pen.lit(darker(skin, 0.16))), school(pen, 226, 396, 10, colours.accent, 0.2), bubbles(pen, 44, 290, 6), shape('M0 450V424Q60 400 130 430T300 420V450z', darker(deep, 0.4)), grain(pen, 0, 160, 300, 280, '#ffffff', 70, 0.3)].join('');
}

export function winter(pen: Pen): string {
  const { colours } = pen;
  const snow = '#ffffff';
  const green = mix(colours.leaf, '#2c4a7a', 0.45);
  const ribbon = (y: number, colour: string, opacity: number) => shape(d`M-20 ${y}C50 ${y - 70} 110 ${y + 50} 180 ${y - 10}S290 ${y - 60} 330 ${y - 20}V${y + 60}C270 ${y + 10} 220 ${y + 96} 150 ${y + 70}S40 ${y + 20} -20 ${y + 84}z`, pen.fade(colour, colour, opacity, 0));
  return [sky(pen), ribbon(70, '#7be0b8', 0.7), ribbon(112, '#8ecae6', 0.6), ribbon(46, '#e7a3d0', 0.4), colours.night ? '' : sun(pen, 226, 70, 26), shape('M-10 330L60 210L100 262L160 180L230 272L262 236L320 320V450H-10z', pen.fade(mix(colours.third, '#c8d6ee', 0.4), mix(colours.third, '#7f92c4', 0.3))), shape('M60 210L82 240L66 250L54 238L42 246zM160 180L188 218L168 232L154 218L134 226z', snow, 0.95), hill(pen, 308, 16, '#c3cdea'), repeat(9, (i) => fir(pen, i * 38 - 6, 334 + pen.random.between(-8, 8), pen.random.between(0.6, 1), green, snow)), hill(pen, 350, 12, '#dde4f5'), house(pen, 206, 366, 1.16, '#b5604f', '#7d3540', snow), circle(196, 340, 70, pen.glow('#ffd27a', 0.7)), fir(pen, 30, 392, 1.5, green, snow), fir(pen, 282, 398, 1.2, green, snow), hill(pen, 396, 8, '#f4f7fd'), footprints(40, 436, 2, 30, '#8fa0d0'), child(pen, 112, 424, 1.7, { style: 'hat', coat: colours.pop, right: [34, -78], left: [-24, -54] }), at(150, 338, 0.62, 0, lantern(pen, 0, 0)), snowfall(pen, 60)].join('');
}

function stag(pen: Pen, colour: string): string {
  const antlers = 'M-4-150C-16-180-44-180-48-214M-22-176Q-46-176-54-192M-38-192Q-34-210-24-220M8-150C20-180 48-180 52-214M26-176Q50-176 58-192M42-192Q38-210 28-220';
  return ellipse(0, 2, 56, 6, pen.colours.ink, 0.25) + line('M-22-50L-24-2M-10-46L-10-2M18-48L20-2M30-52L34-2', darker(colour, 0.3), 8) + shape('M-36-56C-40-84-24-92 0-92C22-92 38-86 38-58C30-36-26-36-36-56z', pen.lit(colour)) + shape('M-18-84C-14-110-14-120-12-132H16C18-116 20-106 24-82Q4-66-18-84z', pen.lit(lighter(colour, 0.05))) + ellipse(2, -86, 11, 16, '#f6e3cb') + line(antlers, lighter(pen.colours.sun, 0.3), 5) + shape('M-12-148Q-34-158-40-146Q-26-138-12-140zM16-148Q38-158 44-146Q30-138 16-140z', darker(colour, 0.1)) + shape('M-15-146C-15-164 19-164 19-146C18-126 12-112 2-112S-14-126-15-146z', pen.lit(colour)) + ellipse(2, -116, 6, 4.4, pen.colours.ink) + circle(-8, -140, 2.6, pen.colours.ink) + circle(12, -140, 2.6, pen.colours.ink);
}

export function forest(pen: Pen): string {
  const { colours, random } = pen;
  const trunks = (count: number, colour: string, thick: number, foot: number) => repeat(count, (i) => {
    const x = ((i + random.between(0.15, 0.85)) / count) * 300;
    if (Math.abs(x - 150) < thick * 2.4) return '';
    const bough = random.between(60, 190);
    return shape(d`M${x - thick / 2} -5h${thick}l${thick * 0.3} ${foot + 10}h${-thick * 1.6}z`, pen.fade(colour, darker(colour, 0.16))) + line(d`M${x} ${bough + 30}q${random.chance(0.5) ? 22 : -22} -10 ${random.chance(0.5) ? 36 : -36} -36`, colour, thick * 0.34);
  });
  const leaves = (y: number, colour: string) => repeat(16, (i) => circle(i * 20 + random.between(-8, 8), y + random.between(-26, 22) + Math.abs(i - 7.5) * 7, random.between(26, 44), colour));
  const flies = repeat(26, () => {
    const [x, y] = [random.between(20, 280), random.between(140, 420)];
    return circle(x, y, 9, pen.glow(colours.sun, 0.8)) + circle(x, y, 1.8, '#fff6cf');
  });
  const depth = (share: number) => mix(colours.glow, darker(colours.leaf, 0.55), share);
  return [box(0, 0, 300, 450, 0, pen.fade(mix(colours.glow, colours.leaf, 0.35), colours.glow)), circle(150, 210, 230, pen.glow('#fff4c8', 0.95)), circle(150, 190, 62, '#fff4c8', 0.8), trunks(12, depth(0.24), 12, 350), shape('M0 450V352Q150 322 300 352V450z', depth(0.32)), leaves(4, depth(0.36)), trunks(8, depth(0.5), 20, 384), shape('M0 450V388Q150 356 300 388V450z', depth(0.56)), at(150, 398, 1.2, 0, stag(pen, mix('#a5673f', colours.pop, 0.15))), leaves(-22, depth(0.68)), trunks(4, depth(0.84), 32, 430), shape('M0 450V424Q80 398 150 420T300 412V450z', depth(0.92)), repeat(12, (i) => at(i * 27, 446, random.between(0.6, 1.1), random.between(-14, 14), line('M0 0Q-4-22-16-34M0 0Q0-24 0-42M0 0Q4-22 16-34', depth(0.98), 4))), flies].join('');
}

export function horse(pen: Pen): string {
  const { colours } = pen;
  const coat = mix('#8a4b2c', colours.pop, 0.18);
  const mane = darker(coat, 0.55);
  const neck = shape('M-10 460C6 380 0 330 26 262C44 212 74 160 128 136L146 104Q154 98 158 108L164 134C186 142 206 170 222 204C236 232 256 250 254 272C252 294 226 302 206 288C190 274 166 268 152 256C146 296 168 350 232 400L262 460z', pen.lit(coat, 1.2));
  const hair = shape('M150 110C120 112 84 128 58 160C26 168 6 160-20 176C4 178 14 186 24 196C6 214-16 218-34 240C-8 234 6 240 12 250C-4 274-16 290-40 304C-12 302 0 308 2 316C-8 346-14 370-40 396C-6 390 8 400 6 440C30 380 30 340 52 284C70 230 104 176 152 148z', pen.lit(mane, 1.1)) + shape('M148 112C160 120 168 136 160 164C150 158 142 150 136 134z', mane);
  const bridle = line('M226 212Q204 232 196 282M158 148Q150 200 156 256M200 250L156 214', colours.pop, 6) + circle(199, 250, 7, colours.accent);
  return [sky(pen), sun(pen, 176, 176, 116), cloud(pen, 262, 92, 0.6, 0.8), cloud(pen, 52, 70, 0.8, 0.8), hill(pen, 336, 26, colours.far), hill(pen, 384, 18, colours.mid), neck, hair, shape('M164 150Q176 128 172 110Q158 112 156 138z', darker(coat, 0.12)), ellipse(184, 182, 7, 8, colours.ink) + circle(186.5, 179, 2.4, '#fff'), ellipse(240, 268, 5, 6.5, darker(coat, 0.6)), line('M222 288Q214 284 206 278', darker(coat, 0.6), 3), bridle, hill(pen, 426, 8, colours.near), sparkle(44, 132, 9, colours.light, 0.8), grain(pen, 0, 300, 300, 150, colours.light, 60, 0.35)].join('');
}
