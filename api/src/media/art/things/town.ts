/** Buildings and streets: the mall, houses, stalls, cars. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';

/** An awning of scallops, its upper left corner at (x, y). */
export function awning(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  colour: string,
  tall = 24,
): string {
  const count = Math.max(3, Math.round(width / 16));
  const step = width / count;
  return (
    repeat(count, (i) => {
      const fill = i % 2 ? pen.colours.light : colour;
      const left = x + i * step;
      return shape(
        d`M${left} ${y}h${step}v${tall}a${step / 2} ${step / 2} 0 0 1 ${-step} 0z`,
        pen.fade(lighter(fill, 0.12), darker(fill, 0.1)),
      );
    }) + box(x - 2, y - 3, width + 4, 5, 2.5, darker(colour, 0.2))
  );
}

function glass(pen: Pen, x: number, y: number, width: number, height: number, radius = 3): string {
  const { colours } = pen;
  const pane = colours.night ? lighter(colours.sun, 0.1) : mix(colours.sky, '#7fb7d6', 0.5);
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
  const pane = colours.night ? colours.sun : mix(colours.sky, '#7fb7d6', 0.4);
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

/** A small house, 110 high, with lit windows and, in winter, snow on its roof. */
export function house(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  colour: string,
  roof: string,
  snow?: string,
): string {
  const lamp = '#ffd27a';
  return at(
    x,
    y,
    scale,
    0,
    box(24, -112, 15, 40, 2, darker(colour, 0.35)) + (snow ? box(21, -116, 21, 8, 4, snow) : ''),
    box(-46, -66, 92, 66, 2, pen.lit(colour)),
    shape('M-58-58Q-60-64-54-68L-6-110Q0-115 6-110L54-68Q60-64 58-58z', pen.lit(snow ?? roof)),
    snow
      ? shape(
          'M-58-58q8 8 15 0q9 10 18 0q8 9 17 0q9 10 18 0q8 9 17 0q9 9 15 0q8 8 16 0L0-70z',
          snow,
        )
      : '',
    box(-34, -46, 24, 26, 12, lamp) + line('M-22-46v26M-34-33h24', darker(colour, 0.4), 2.4),
    box(8, -40, 24, 40, 12, darker(roof, 0.25)) + circle(27, -18, 2, lamp),
  );
}

/** A market stall with crates under an awning, 120 wide. */
export function stall(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  colour: string,
  fruit: readonly string[],
): string {
  const { colours } = pen;
  const wood = '#b9824f';
  const heap = (left: number, tint: string) =>
    repeat(9, (i) =>
      circle(left + 5 + (i % 5) * 8 + (i > 4 ? 4 : 0), -50 - (i > 4 ? 7 : 0), 5.4, pen.lit(tint)),
    );
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-8, 0, 76, 7, colours.ink, 0.16),
    line('M-58 0V-112M58 0V-112', darker(wood, 0.35), 5),
    box(-56, -108, 112, 60, 0, colours.ink, 0.12),
    heap(-52, fruit[0] ?? colours.pop) +
      heap(-5 - 9, fruit[1] ?? colours.accent) +
      heap(20, fruit[2] ?? colours.leaf),
    box(-62, -46, 124, 44, 4, pen.lit(wood)) +
      line('M-60-31H60M-60-16H60', darker(wood, 0.3), 2, 0.6),
    awning(pen, -70, -136, 140, colour, 30),
  );
}

/** A car facing right, 130 long. */
export function car(pen: Pen, x: number, y: number, scale: number, colour: string): string {
  const { colours } = pen;
  const wheel = (wx: number) =>
    circle(wx, -13, 14, colours.ink) + circle(wx, -13, 6.5, colours.quiet);
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-6, 0, 70, 6, colours.ink, 0.2),
    shape('M-40-42C-32-66-22-72 0-72H12C30-72 38-58 46-42z', pen.lit(lighter(colour, 0.1))),
    shape(
      'M-31-43C-26-60-18-65-4-65V-43zM3-43V-65H10C24-65 30-55 36-43z',
      pen.fade(lighter(colours.sky, 0.55), colours.sky),
    ),
    shape(
      'M-66-18C-68-38-58-44-40-44H44C60-42 68-34 68-18Q68-12 62-12H-60Q-66-12-66-18z',
      pen.lit(colour, 1.2),
    ),
    ellipse(62, -30, 5, 5, colours.accent) +
      box(-67, -34, 6, 9, 3, colours.pop) +
      line('M-2-40V-20M6-34h8', darker(colour, 0.3), 2, 0.6),
    wheel(-38) + wheel(40),
  );
}
