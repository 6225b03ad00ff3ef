/** Things one buys or carries, each standing on (0, 0) of its place. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';

/** A paper bag, 100 high. */
export function bag(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  colour: string,
  turn = 0,
): string {
  return at(
    x,
    y,
    scale,
    turn,
    ellipse(-8, 0, 46, 6, pen.colours.ink, 0.16),
    line('M-17-82C-17-116 17-116 17-82', darker(colour, 0.45), 4),
    shape('M-38-84H38L43-3Q43 0 40 0H-40Q-43 0-43-3z', pen.lit(colour)),
    shape('M-38-84L-24-84L-20 0H-40Q-43 0-43-3z', darker(colour, 0.25), 0.45),
    circle(8, -40, 13, lighter(colour, 0.6), 0.8),
    line('M-13-80C-13-108 21-108 21-80', lighter(colour, 0.2), 3.4),
  );
}

/** A wrapped box with a bow. */
export function gift(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  ribbon: string,
): string {
  const w = width / 2;
  const lid = Math.min(22, height * 0.26);
  const strap = width * 0.16;
  return at(
    x,
    y,
    1,
    0,
    ellipse(-8, 0, w * 1.12, 6, pen.colours.ink, 0.16),
    box(-w, -height, width, height, 4, pen.lit(colour)),
    box(-strap / 2, -height, strap, height, 0, pen.lit(ribbon)),
    box(-w, -height + lid - 4, width, 7, 0, pen.colours.ink, 0.14),
    box(-w - 5, -height - 3, width + 10, lid, 5, pen.lit(lighter(colour, 0.14))),
    box(-strap / 2, -height - 3, strap, lid, 0, lighter(ribbon, 0.12)),
    bow(pen, 0, -height - 2, Math.max(0.6, width / 110), ribbon),
  );
}

/** A ribbon bow, 60 wide. */
export function bow(pen: Pen, x: number, y: number, scale: number, colour: string): string {
  return at(
    x,
    y,
    scale,
    0,
    shape('M0-4C-10-34-40-34-34-14C-31-3-14-2 0-4z', pen.lit(darker(colour, 0.06))),
    shape('M0-4C10-34 40-34 34-14C31-3 14-2 0-4z', pen.lit(lighter(colour, 0.1))),
    ellipse(0, -6, 7, 8, darker(colour, 0.16)),
  );
}

/** A card like a bank card, 150 by 94, about its centre. */
export function card(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  turn: number,
  colour: string,
): string {
  const { colours } = pen;
  const face = [
    box(-75, -47, 150, 94, 11, pen.lit(colour, 1.3)),
    pen.inside(
      box(-75, -47, 150, 94, 11, '#000'),
      circle(58, -40, 58, lighter(colour, 0.35), 0.55) +
        circle(34, -54, 58, lighter(colour, 0.5), 0.35) +
        shape('M-80 34Q-20-4 30 24T90 10V60H-80z', darker(colour, 0.3), 0.5),
    ),
    box(-61, -30, 26, 19, 4, pen.lit(colours.accent)),
    line('M-60 24h46M-60 33h30', lighter(colour, 0.8), 4, 0.8),
  ];
  return at(
    x,
    y,
    scale,
    turn,
    at(-7, 9, 1, 0, box(-75, -47, 150, 94, 11, colours.ink, 0.16)),
    ...face,
  );
}

/** A telephone, 96 by 190, about its centre, showing `screen` (drawn within ±40, ±84). */
export function phone(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  turn: number,
  screen: string,
): string {
  const { colours } = pen;
  return at(
    x,
    y,
    scale,
    turn,
    box(-57, -88, 96, 190, 18, colours.ink, 0.16),
    box(-48, -95, 96, 190, 18, pen.lit(colours.ink)),
    box(-42, -88, 84, 176, 13, pen.fade(colours.light, lighter(colours.glow, 0.2))),
    pen.inside(box(-42, -88, 84, 176, 13, '#000'), screen),
    box(-12, -83, 24, 6, 3, colours.ink),
  );
}

/** Books lying on one another; each is a colour. */
export function bookStack(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  colours: readonly string[],
): string {
  const books = colours.map((colour, i) => {
    const shift = pen.random.between(-9, 9);
    const wide = width - i * 7;
    return at(
      shift,
      -i * 22,
      1,
      0,
      box(-wide / 2, -22, wide, 22, 5, pen.lit(colour)),
      box(-wide / 2 + 9, -18, wide - 9, 14, 3, pen.colours.light),
      line(
        d`M${-wide / 2 + 14} -13H${wide / 2 - 4}M${-wide / 2 + 14} -9H${wide / 2 - 4}`,
        darker(pen.colours.light, 0.2),
        1,
      ),
    );
  });
  return at(x, y, 1, 0, ellipse(-8, 0, width * 0.56, 6, pen.colours.ink, 0.16), ...books);
}

/** An open book seen from the front, 240 wide; its spine stands on (x, y). */
export function openBook(pen: Pen, x: number, y: number, scale: number, cover: string): string {
  const { colours } = pen;
  const page = 'M0-6C24-30 78-34 116-22V34C78 22 24 26 0 46z';
  const lines = repeat(4, (i) =>
    line(
      d`M18 ${-4 + i * 10}C40 ${-16 + i * 10} 74 ${-18 + i * 10} 100 ${-11 + i * 10}`,
      darker(colours.light, 0.2),
      2,
      0.7,
    ),
  );
  const leaf = shape(page, pen.fade(colours.light, darker(colours.light, 0.08))) + lines;
  return at(
    x,
    y - 46,
    scale,
    0,
    ellipse(-8, 48, 128, 9, colours.ink, 0.16),
    shape('M-126-16Q0 30 126-16V44Q60 30 0 54Q-60 30-126 44z', pen.lit(cover)),
    leaf,
    at(0, 0, -1, 0, leaf),
  );
}
