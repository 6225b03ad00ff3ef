/** The building of the mall: a glass rotunda between wings of shops. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';
import { awning } from './town.ts';

const GLASS = '#8cc3dd';

function glass(pen: Pen, x: number, y: number, width: number, height: number, radius = 3): string {
  const { colours } = pen;
  const pane = colours.night ? lighter(colours.sun, 0.1) : mix(GLASS, colours.glow, 0.2);
  const outline = box(x, y, width, height, radius, pen.fade(lighter(pane, 0.45), pane));
  return (
    outline +
    pen.inside(
      box(x, y, width, height, radius, '#000'),
      shape(
        d`M${x + width * 0.5} ${y}h${width * 0.3}l${-width * 0.6} ${height}h${-width * 0.3}z`,
        colours.light,
        0.35,
      ),
    )
  );
}

function shopFront(pen: Pen, x: number, foot: number, width: number, colour: string): string {
  const { colours, random } = pen;
  const goods = repeat(3, (i) =>
    box(
      x + 10 + i * ((width - 20) / 3),
      foot - random.between(16, 34),
      (width - 32) / 3,
      34,
      4,
      random.pick([colours.pop, colours.accent, colours.third, colours.leaf]),
      0.75,
    ),
  );
  return (
    glass(pen, x, foot - 64, width, 60) +
    pen.inside(box(x, foot - 64, width, 58, 3, '#000'), goods) +
    awning(pen, x - 4, foot - 76, width + 8, colour)
  );
}

function wing(pen: Pen, left: number, foot: number, width: number): string {
  const { colours } = pen;
  const wall = mix(colours.light, colours.glow, 0.35);
  const count = Math.max(1, Math.round(width / 92));
  const step = width / count;
  const fronts = repeat(count, (i) =>
    shopFront(
      pen,
      left + i * step + 14,
      foot,
      step - 28,
      [colours.pop, colours.third, colours.leaf, colours.accent][i % 4] ?? colours.pop,
    ),
  );
  const windows = repeat(count * 2, (i) =>
    glass(pen, left + (i + 0.5) * (step / 2) - 13, foot - 132, 26, 34, 13),
  );
  return (
    box(left, foot - 152, width, 152, 4, pen.fade(wall, darker(wall, 0.1))) +
    box(left - 6, foot - 160, width + 12, 13, 6, pen.lit(colours.pop)) +
    windows +
    fronts
  );
}

function rotunda(pen: Pen, x: number, foot: number): string {
  const { colours } = pen;
  const arch = (r: number, tall: number) =>
    d`M${x - r} ${foot}V${foot - tall + r}A${r} ${r} 0 0 1 ${x + r} ${foot - tall + r}V${foot}z`;
  const pane = colours.night ? colours.sun : mix(GLASS, colours.glow, 0.2);
  const centre = foot - 118;
  const fan = repeat(7, (i) => {
    const angle = Math.PI * (1 + (i + 0.5) / 7);
    return d`M${x} ${centre}L${x + Math.cos(angle) * 88} ${centre + Math.sin(angle) * 88}`;
  });
  const inner =
    shape(
      d`M${x + 30} ${foot}L${x + 96} ${foot - 220}h46L${x + 70} ${foot}z`,
      colours.light,
      0.35,
    ) + circle(x, centre, 34, pen.glow(colours.sun, 0.8));
  return [
    shape(arch(106, 226), pen.lit(mix(colours.light, colours.accent, 0.12))),
    shape(arch(88, 206), pen.fade(lighter(pane, 0.5), pane)),
    pen.inside(shape(arch(88, 206), '#000'), inner),
    line(
      `${fan}${d`M${x - 88} ${centre}H${x + 88}M${x - 44} ${centre}V${foot}M${x + 44} ${centre}V${foot}`}`,
      colours.light,
      4,
    ),
    circle(x, centre, 25, colours.light) +
      circle(x, centre, 20, pen.fade(lighter(colours.sun, 0.3), colours.accent)),
    box(x - 40, foot - 70, 38, 70, 3, darker(pane, 0.3)) +
      box(x + 2, foot - 70, 38, 70, 3, darker(pane, 0.22)),
    box(x - 8, foot - 44, 3, 20, 1.5, colours.light) +
      box(x + 5, foot - 44, 3, 20, 1.5, colours.light),
  ].join('');
}

/** The mall: a glass rotunda between two wings of shops; its entrance is at (x, foot). */
export function mallBuilding(
  pen: Pen,
  x: number,
  foot: number,
  leftWing: number,
  rightWing: number,
): string {
  const { colours } = pen;
  const flag = (fx: number, colour: string) =>
    line(d`M${fx} ${foot - 156}v-54`, colours.ink, 2.4, 0.7) +
    shape(d`M${fx} ${foot - 210}q12 -6 18 1t18 1v18q-14 6 -18 -1t-18 -1z`, pen.lit(colour));
  return [
    ellipse(x - 20, foot + 3, (leftWing + rightWing) / 2 + 110, 12, colours.ink, 0.14),
    flag(x - leftWing * 0.55 - 70, colours.third) + flag(x + rightWing * 0.55 + 70, colours.accent),
    wing(pen, x - 96 - leftWing, foot, leftWing) + wing(pen, x + 96, foot, rightWing),
    rotunda(pen, x, foot),
  ].join('');
}
