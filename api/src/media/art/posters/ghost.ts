/** The poster motif ghost. */
import { darker } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, circle, d, ellipse, line, shape } from '../shapes.ts';
import { hill, sky, sun } from '../things/land.ts';

export function ghost(pen: Pen): string {
  const { colours } = pen;
  const dark = darker(colours.near, 0.45);
  const bat = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      size,
      0,
      shape(
        'M0 4C-8-8-18-12-34-10Q-26-2-28 8Q-18 2-12 12Q-6 6 0 14Q6 6 12 12Q18 2 28 8Q26-2 34-10C18-12 8-8 0 4z',
        dark,
      ),
    );
  const window = (x: number, y: number) =>
    shape(d`M${x - 9} ${y}v-16a9 9 0 0 1 18 0v16z`, colours.sun) +
    line(d`M${x} ${y}v-25M${x - 9} ${y - 12}h18`, dark, 2.4);
  const manor =
    shape('M60 400V284H96V220H136V284H206V400z', dark) +
    shape(
      'M50 290L78 252L104 290zM86 224L116 158L146 224zM128 288L172 240L218 288z',
      darker(dark, 0.3),
    ) +
    window(116, 262) +
    window(172, 320) +
    window(84, 326) +
    shape('M118 400v-34a14 14 0 0 1 28 0v34z', colours.accent) +
    line('M116 158V140M172 240V226', darker(dark, 0.3), 3);
  const spook = at(
    204,
    150,
    1.12,
    8,
    circle(0, 0, 92, pen.glow('#ffffff', 0.6)),
    shape(
      'M-44 58C-52-40-34-68 0-68S54-40 46 52C52 72 40 78 32 64C26 82 10 82 4 66C-4 84-20 82-24 66C-32 82-46 76-44 58z',
      pen.fade('#ffffff', '#cfc8ec'),
    ),
    ellipse(-10, -24, 6.5, 10, colours.ink) + ellipse(16, -24, 6.5, 10, colours.ink),
    ellipse(3, -1, 8, 10, colours.ink),
    ellipse(-22, -8, 8, 5, '#e4572e', 0.4) + ellipse(28, -8, 8, 5, '#e4572e', 0.4),
    line('M-40-10Q-62-18-64-38M46-10Q66-14 72-34', '#efeaff', 15),
  );
  return [
    sky(pen),
    sun(pen, 92, 118, 56),
    bat(52, 76, 0.9),
    bat(250, 50, 0.6),
    bat(36, 196, 0.5),
    hill(pen, 330, 26, colours.far),
    shape('M-20 450V420Q60 372 140 384T320 430V450z', colours.mid),
    manor,
    hill(pen, 412, 12, colours.near),
    line(
      'M40 420V352M40 384Q22 372 18 352M40 372Q58 362 60 346M268 430V360M268 394Q286 386 290 366M268 382Q250 374 248 356',
      dark,
      5,
    ),
    spook,
  ].join('');
}
