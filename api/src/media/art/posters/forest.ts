/** The poster motif forest. */
import { darker, lighter, mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, d, ellipse, line, repeat, shape } from '../shapes.ts';

function stag(pen: Pen, colour: string): string {
  const antlers =
    'M-4-150C-16-180-44-180-48-214M-22-176Q-46-176-54-192M-38-192Q-34-210-24-220M8-150C20-180 48-180 52-214M26-176Q50-176 58-192M42-192Q38-210 28-220';
  return (
    ellipse(0, 2, 56, 6, pen.colours.ink, 0.25) +
    line('M-22-50L-24-2M-10-46L-10-2M18-48L20-2M30-52L34-2', darker(colour, 0.3), 8) +
    shape('M-36-56C-40-84-24-92 0-92C22-92 38-86 38-58C30-36-26-36-36-56z', pen.lit(colour)) +
    shape(
      'M-18-84C-14-110-14-120-12-132H16C18-116 20-106 24-82Q4-66-18-84z',
      pen.lit(lighter(colour, 0.05)),
    ) +
    ellipse(2, -86, 11, 16, '#f6e3cb') +
    line(antlers, lighter(pen.colours.sun, 0.3), 5) +
    shape(
      'M-12-148Q-34-158-40-146Q-26-138-12-140zM16-148Q38-158 44-146Q30-138 16-140z',
      darker(colour, 0.1),
    ) +
    shape('M-15-146C-15-164 19-164 19-146C18-126 12-112 2-112S-14-126-15-146z', pen.lit(colour)) +
    ellipse(2, -116, 6, 4.4, pen.colours.ink) +
    circle(-8, -140, 2.6, pen.colours.ink) +
    circle(12, -140, 2.6, pen.colours.ink)
  );
}

export function forest(pen: Pen): string {
  const { colours, random } = pen;
  const trunks = (count: number, colour: string, thick: number, foot: number) =>
    repeat(count, (i) => {
      const x = ((i + random.between(0.15, 0.85)) / count) * 300;
      if (Math.abs(x - 150) < thick * 2.4) return '';
      const bough = random.between(60, 190);
      return (
        shape(
          d`M${x - thick / 2} -5h${thick}l${thick * 0.3} ${foot + 10}h${-thick * 1.6}z`,
          pen.fade(colour, darker(colour, 0.16)),
        ) +
        line(
          d`M${x} ${bough + 30}q${random.chance(0.5) ? 22 : -22} -10 ${random.chance(0.5) ? 36 : -36} -36`,
          colour,
          thick * 0.34,
        )
      );
    });
  const leaves = (y: number, colour: string) =>
    repeat(16, (i) =>
      circle(
        i * 20 + random.between(-8, 8),
        y + random.between(-26, 22) + Math.abs(i - 7.5) * 7,
        random.between(26, 44),
        colour,
      ),
    );
  const flies = repeat(26, () => {
    const [x, y] = [random.between(20, 280), random.between(140, 420)];
    return circle(x, y, 9, pen.glow(colours.sun, 0.8)) + circle(x, y, 1.8, '#fff6cf');
  });
  const depth = (share: number) => mix(colours.glow, mix(colours.leaf, '#0b2b38', 0.62), share);
  return [
    box(0, 0, 300, 450, 0, pen.fade(mix(colours.glow, colours.leaf, 0.35), colours.glow)),
    circle(150, 210, 230, pen.glow('#fff4c8', 0.95)),
    circle(150, 190, 62, '#fff4c8', 0.8),
    trunks(12, depth(0.24), 12, 350),
    shape('M0 450V352Q150 322 300 352V450z', depth(0.32)),
    leaves(4, depth(0.36)),
    trunks(8, depth(0.5), 20, 384),
    shape('M0 450V388Q150 356 300 388V450z', depth(0.56)),
    at(150, 398, 1.2, 0, stag(pen, mix('#a5673f', colours.pop, 0.15))),
    leaves(-22, depth(0.68)),
    trunks(4, depth(0.84), 32, 430),
    shape('M0 450V424Q80 398 150 420T300 412V450z', depth(0.92)),
    repeat(12, (i) =>
      at(
        i * 27,
        446,
        random.between(0.6, 1.1),
        random.between(-14, 14),
        line('M0 0Q-4-22-16-34M0 0Q0-24 0-42M0 0Q4-22 16-34', depth(0.98), 4),
      ),
    ),
    flies,
  ].join('');
}
