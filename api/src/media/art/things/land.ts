/** Sky, sun, clouds and hills: the outdoors that scenes stand in. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, repeat, shape } from '../shapes.ts';

/** A spray of small dots in a rectangle, thinning out upwards: the grain of the paper. */
export function grain(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  count: number,
  opacity = 0.25,
): string {
  const dots = repeat(count, () => {
    const radius = pen.random.between(0.5, 1.5);
    const down = Math.sqrt(pen.random.between(0, 1));
    return d`M${x + pen.random.between(0, width)} ${y + down * height}m${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  });
  return shape(dots, colour, opacity);
}

/** The sky with its light; stars in a night palette. */
export function sky(pen: Pen): string {
  const { colours, width, height, random } = pen;
  const stars = repeat(Math.round(width / 9), () =>
    circle(
      random.between(0, width),
      random.between(0, height * 0.66),
      random.between(0.6, 1.9),
      colours.light,
      random.between(0.3, 0.95),
    ),
  );
  return (
    box(0, 0, width, height, 0, pen.fade(colours.sky, colours.glow)) + (colours.night ? stars : '')
  );
}

/** The sun (or moon) with two soft rims. */
export function sun(pen: Pen, x: number, y: number, radius: number): string {
  const { colours } = pen;
  return [
    circle(x, y, radius * 3.4, pen.glow(lighter(colours.sun, 0.4), colours.night ? 0.5 : 0.85)),
    circle(x, y, radius * 1.45, colours.sun, 0.18),
    circle(x, y, radius, pen.fade(lighter(colours.sun, 0.35), colours.sun)),
  ].join('');
}

/** A cloud of rounded heaps with a flat foot, about 100 wide. */
export function cloud(pen: Pen, x: number, y: number, scale: number, opacity = 0.9): string {
  const fill = pen.fade(pen.colours.light, mix(pen.colours.light, pen.colours.glow, 0.7));
  const heap = 'M-50 0a16 16 0 0 1 4-31a24 24 0 0 1 40-14a30 30 0 0 1 46 18a14 14 0 0 1 8 27z';
  return at(x, y, scale, 0, shape(heap, fill, opacity));
}

/** A few clouds over the width, higher and lower. */
export function clouds(pen: Pen, count: number, opacity = 0.85): string {
  if (pen.colours.night) return '';
  return repeat(count, (i) => {
    const x = ((i + pen.random.between(0.2, 0.8)) / count) * pen.width;
    return cloud(
      pen,
      x,
      pen.random.between(0.12, 0.34) * pen.height,
      pen.random.between(0.5, 1.15),
      opacity,
    );
  });
}

/** One range of hills across the picture: its crest near `top`, its waves `swing` high. */
export function hill(pen: Pen, top: number, swing: number, colour: string): string {
  const { width, height, random } = pen;
  const waves = Math.max(2, Math.round(width / random.between(240, 340)));
  const step = width / waves;
  let path = d`M${-step} ${height + 5}L${-step} ${top + random.between(-swing, swing)}`;
  for (let i = 0; i <= waves + 1; i += 1) {
    const y = top + (i % 2 ? 1 : -1) * random.between(0.3, 1) * swing;
    path += d`S${(i - 0.5) * step} ${y} ${i * step} ${y}`;
  }
  path += d`L${width + step} ${height + 5}Z`;
  const outline = shape(path, pen.fade(lighter(colour, 0.14), darker(colour, 0.1)));
  const speckles = grain(
    pen,
    0,
    top - swing,
    width,
    (height - top + swing) * 0.6,
    lighter(colour, 0.4),
    Math.round(width / 4),
    0.3,
  );
  return outline + pen.inside(shape(path, '#000'), speckles);
}

/** A round tree standing on (x, y), 100 high at scale 1. */
export function tree(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  colour = pen.colours.leaf,
): string {
  const dark = darker(colour, 0.5);
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-8, 1, 34, 5, pen.colours.ink, 0.14),
    shape('M-4 0L-3-50L3-50L5 0z', dark),
    shape('M-2-30L-16-48M2-36L14-52', dark),
    ellipse(0, -66, 31, 38, pen.lit(colour, 1.3)),
    ellipse(9, -78, 16, 19, lighter(colour, 0.25), 0.4),
  );
}

/** A fir of three tiers, 100 high at scale 1; with snow when the colour is given. */
export function fir(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  colour = pen.colours.leaf,
  snow?: string,
): string {
  const tier = (top: number, foot: number, half: number) => {
    const green = shape(
      d`M0 ${top}Q${half * 0.45} ${top + (foot - top) * 0.65} ${half} ${foot}Q0 ${foot + 9} ${-half} ${foot}Q${-half * 0.45} ${top + (foot - top) * 0.65} 0 ${top}`,
      pen.lit(colour, 1.2),
    );
    const cap = snow
      ? shape(
          d`M0 ${top}Q${half * 0.4} ${top + (foot - top) * 0.55} ${half * 0.72} ${foot - 8}Q${half * 0.3} ${foot - 14} ${half * 0.2} ${foot - 5}Q0 ${foot - 16} ${-half * 0.25} ${foot - 9}Q${-half * 0.2} ${top + (foot - top) * 0.5} 0 ${top}`,
          snow,
          0.95,
        )
      : '';
    return green + cap;
  };
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-6, 0, 30, 4, pen.colours.ink, 0.14),
    box(-4, -14, 8, 14, 1, darker(colour, 0.55)),
    tier(-52, -10, 34),
    tier(-80, -38, 27),
    tier(-102, -66, 19),
  );
}

/** Open country under the sun: the ground of most outdoor scenes. */
export function landscape(pen: Pen): string {
  const { width, colours } = pen;
  return [
    sky(pen),
    sun(pen, width * (pen.wide ? 0.84 : 0.76), 92, 40),
    clouds(pen, Math.round(width / 260)),
    hill(pen, 235, 34, colours.far),
    hill(pen, 285, 24, colours.mid),
    hill(pen, 342, 14, colours.near),
  ].join('');
}
