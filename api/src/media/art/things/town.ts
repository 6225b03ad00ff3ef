/** What stands in a street: awnings, houses, stalls, cars. */
import { darker, lighter } from '../colour.ts';
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
