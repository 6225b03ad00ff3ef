/** The people and animals of winter: Santa with his sack, a snowman, a reindeer, a sledge. */
import { darker, lighter } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, box, circle, ellipse, line, repeat, shape } from '../shapes.ts';

const RED = '#d8392f';
const FUR = '#fffaf2';
const SKIN = '#f1c3a0';
const LEATHER = '#3b2430';

function santaHead(pen: Pen): string {
  return [
    circle(0, 0, 19, SKIN),
    ellipse(-9, 5, 4.5, 3.2, RED, 0.35) + ellipse(11, 5, 4.5, 3.2, RED, 0.35),
    shape(
      'M-21 2C-30 26-20 52 3 60C26 50 31 26 21 2C15 12 8 11 1 9C-7 11-15 12-21 2z',
      pen.lit(FUR, 0.7),
    ),
    shape(
      'M-12 11C-6 5-2 7 1 10C4 7 9 5 15 11C9 18 4 15 1 14C-2 15-8 18-12 11z',
      darker(FUR, 0.08),
    ),
    circle(2, 6, 4.6, darker(SKIN, 0.12)),
    circle(-7, 0, 2, LEATHER) + circle(9, 0, 2, LEATHER),
    shape('M-22-9C-20-40 4-58 34-48C46-44 52-32 50-20C42-30 32-32 24-26L22-9z', pen.lit(RED)),
    box(-26, -19, 52, 13, 6.5, pen.lit(FUR, 0.6)) + circle(50, -17, 8, FUR),
  ].join('');
}

/** Santa with sack and lantern, walking right, about 190 high at scale 1. */
export function santa(pen: Pen, x: number, y: number, scale: number): string {
  const { colours } = pen;
  const sack = '#a86b3c';
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-20, 2, 84, 9, colours.ink, 0.18),
    shape(
      'M-46-30C-104-22-122-74-96-110C-84-126-62-128-52-134C-58-140-56-146-48-148C-34-140-26-120-22-100z',
      pen.lit(sack),
    ),
    line('M-84-104C-92-88-94-70-88-54M-70-112C-76-98-78-84-74-70', darker(sack, 0.25), 3, 0.5),
    shape('M-40-16h26v14q0 4-4 4h-26q-8 0-6-8zM10-16h26l4 8q10 0 10 10H12q-4 0-4-6z', LEATHER),
    shape('M-30-50h22v36h-28zM8-50h26l2 36H8z', darker(RED, 0.35)),
    shape(
      'M0-142C32-142 42-116 48-84L56-34Q2-18-52-34L-44-84C-38-116-30-142 0-142z',
      pen.lit(RED, 1.2),
    ),
    shape('M-53-44Q2-26 57-44L59-28Q2-10-55-28z', pen.lit(FUR, 0.6)),
    shape('M-46-78Q2-64 50-78L52-66Q2-51-48-66z', LEATHER) +
      box(-8, -74, 20, 17, 4, '#ffb703') +
      box(-3, -69, 10, 7, 2, LEATHER),
    line('M-30-120Q-52-112-50-134', darker(RED, 0.18), 17) + circle(-49, -140, 9, LEATHER),
    line('M36-116Q62-104 76-112', darker(RED, 0.1), 17) +
      line('M70-116l6 12', FUR, 9) +
      circle(84, -114, 9, LEATHER),
    lantern(pen, 88, -106),
    at(4, -160, 1, 0, santaHead(pen)),
  );
}

/** A glowing lantern hanging from (x, y). */
export function lantern(pen: Pen, x: number, y: number): string {
  return at(
    x,
    y,
    1,
    0,
    circle(0, 26, 80, pen.glow('#ffd27a', 0.75)),
    line('M0 0V8', LEATHER, 2.4),
    shape('M-10 12L0 5L10 12z', LEATHER) +
      box(-10, 12, 20, 26, 3, '#ffe2a0') +
      ellipse(0, 28, 4, 7, '#ff9d2e'),
    line('M-10 12V38M10 12V38', LEATHER, 2.4) + box(-12, 37, 24, 5, 2, LEATHER),
  );
}

/** A snowman with hat and scarf, 130 high. */
export function snowman(pen: Pen, x: number, y: number, scale: number): string {
  const { colours } = pen;
  const snow = pen.lit('#f7fafc', 0.8);
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-10, 0, 50, 7, colours.ink, 0.14),
    line('M-26-62L-58-84M-46-76l-4-12M28-62L60-78M50-73l10 4', '#6b4a38', 4),
    ellipse(0, -30, 42, 34, snow) + ellipse(0, -74, 31, 27, snow) + circle(0, -112, 22, snow),
    circle(0, -80, 3, colours.ink) +
      circle(0, -66, 3, colours.ink) +
      circle(-8, -116, 2.6, colours.ink) +
      circle(8, -116, 2.6, colours.ink),
    shape('M1-111L28-104L1-103z', '#f3852e'),
    shape('M-24-96Q0-84 24-96L25-87Q0-74-25-87z', pen.lit(colours.pop)) +
      shape('M12-86L24-52L10-50L4-84z', pen.lit(darker(colours.pop, 0.1))),
    box(-27, -134, 54, 7, 3.5, colours.ink) +
      shape('M-17-132L-15-162Q0-166 15-162L17-132z', pen.lit(colours.ink)) +
      box(-17, -141, 34, 7, 1, colours.accent),
  );
}

/** A reindeer facing right, 130 high to its antlers. */
export function reindeer(pen: Pen, x: number, y: number, scale: number): string {
  const coat = '#9a6240';
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-6, 0, 52, 6, pen.colours.ink, 0.16),
    line('M-32-44L-36-4M-20-40L-18-4M22-42L20-4M34-44L40-4', darker(coat, 0.25), 7),
    shape(
      'M-46-60C-46-76-30-80-10-76C10-80 22-78 28-96L50-92C46-66 44-38 24-36C0-30-46-30-46-60z',
      pen.lit(coat),
    ),
    circle(-46, -64, 6, FUR),
    shape(
      'M28-92C26-112 40-118 52-112C64-110 76-104 76-97C74-88 60-88 48-86z',
      pen.lit(lighter(coat, 0.06)),
    ),
    shape('M34-108q-14-4-18-12q14-2 22 6z', darker(coat, 0.1)),
    circle(75, -99, 5.6, RED) + circle(53, -104, 2.6, LEATHER),
    line(
      'M42-112C38-126 28-128 24-142M34-125q-12 0-16-8M44-113C48-128 58-128 60-142M52-126q10 0 14-8',
      darker(coat, 0.5),
      4,
    ),
    shape('M26-88Q38-78 50-84L50-76Q36-70 24-80z', RED) + circle(38, -74, 4.6, '#ffb703'),
  );
}

/** A trail of footprints from (x, y) on, `count` steps to the right. */
export function footprints(
  x: number,
  y: number,
  count: number,
  step: number,
  colour: string,
): string {
  return repeat(count, (i) =>
    at(
      x + i * step,
      y + (i % 2 ? 9 : 0) - i * 0.6,
      1,
      4,
      ellipse(0, 0, 7, 3.4, colour, 0.55) + ellipse(9, 0.4, 3.4, 2.6, colour, 0.55),
    ),
  );
}
