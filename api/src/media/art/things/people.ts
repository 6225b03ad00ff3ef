/** Visitors: simple rounded figures, about 130 high at scale 1, standing on their feet's point. */
import { darker } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { at, circle, d, ellipse, line, shape } from '../shapes.ts';

type Point = readonly [x: number, y: number];
type HairStyle = 'short' | 'long' | 'bun' | 'hat';

interface Look {
  coat: string;
  legs: string;
  skin: string;
  hair: string;
  style: HairStyle;
  /** Where the hands are; the shoulders are at (±17, -92). */
  left: Point;
  right: Point;
  /** Size of the head; children's is larger. */
  head: number;
  /** Seen from behind: looking at what we look at. */
  away: boolean;
}

const SKINS = ['#f3c9a5', '#e8b088', '#c98a5e', '#8d5a3b', '#f2c39b'] as const;
const HAIRS = ['#2b1b3d', '#5a3420', '#8a4b26', '#d9963d', '#3a2a2a'] as const;
const BLUSH = '#e4572e';
const HANGING: Point = [-25, -52];

/** A look chosen by chance, in the colours of the palette. */
function someLook(pen: Pen): Look {
  const { colours, random } = pen;
  return {
    coat: random.pick([colours.pop, colours.accent, colours.third, colours.leaf, colours.light]),
    legs: random.pick([
      darker(colours.third, 0.45),
      darker(colours.pop, 0.6),
      darker(colours.near, 0.4),
    ]),
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    style: random.pick(['short', 'long', 'bun', 'short']),
    left: HANGING,
    right: [25, -52],
    head: 1,
    away: false,
  };
}

const CAP = 'M-16-1A16 16.5 0 0 1 16-3Q8-5 4-11Q-3-4 -16-1z';

function hairBehind({ style, hair }: Look): string {
  if (style === 'long') return shape('M-17.5-1A17.5 18 0 0 1 17.5-1L21 26Q0 34-21 26z', hair);
  return style === 'bun' ? circle(2, -19, 7.5, hair) : '';
}

function hairInFront(pen: Pen, { style, hair, coat }: Look): string {
  if (style !== 'hat') return shape(CAP, hair);
  const wool = coat === pen.colours.pop ? pen.colours.accent : pen.colours.pop;
  return (
    shape('M-16-2Q-16-22 0-22Q16-22 16-2z', pen.lit(wool)) +
    shape('M-18-6h36v7q-18-5-36 0z', pen.colours.light) +
    circle(0, -24, 5, pen.colours.light)
  );
}

function face(pen: Pen, look: Look): string {
  const { ink } = pen.colours;
  if (look.away) return circle(0, 0, 16, look.hair) + hairInFront(pen, look);
  return [
    circle(0, 0, 15, look.skin),
    ellipse(-8, 5, 3.2, 2.2, BLUSH, 0.35) + ellipse(8, 5, 3.2, 2.2, BLUSH, 0.35),
    circle(-5, 1, 1.5, ink) + circle(5, 1, 1.5, ink),
    line('M-3 6Q0 9 3 6', ink, 1.3),
    hairInFront(pen, look),
  ].join('');
}

function arm(look: Look, side: -1 | 1, [x, y]: Point): string {
  const sleeve = darker(look.coat, 0.14);
  const bend: Point = [side * 24 + (x - side * 17) * 0.35, (-92 + y) / 2 + 6];
  return (
    line(d`M${side * 15} -92Q${bend[0]} ${bend[1]} ${x} ${y}`, sleeve, 10) +
    circle(x, y, 5, look.skin)
  );
}

/** A person at (x, y); what `look` leaves out is chosen by chance. */
export function person(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  wishes: Partial<Look> = {},
): string {
  const look = { ...someLook(pen), ...wishes };
  const coat = shape(
    'M0-107C13-107 19-100 21-88L27-42Q0-34-27-42L-21-88C-19-100-13-107 0-107z',
    pen.lit(look.coat),
  );
  const shoe = darker(look.legs, 0.5);
  return at(
    x,
    y,
    scale,
    0,
    ellipse(-10, 1, 34, 5, pen.colours.ink, 0.16),
    line('M-9-44L-10-5M9-44L10-5', look.legs, 11),
    ellipse(-12, -3, 9, 5, shoe) + ellipse(12, -3, 9, 5, shoe),
    arm(look, -1, look.left),
    look.away ? '' : at(0, -118, look.head, 0, hairBehind(look)),
    coat,
    arm(look, 1, look.right),
    look.away ? at(0, -118, look.head, 0, hairBehind(look)) : '',
    at(0, -118, look.head, 0, face(pen, look)),
  );
}

/** A child: shorter, with a larger head. */
export function child(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  wishes: Partial<Look> = {},
): string {
  return person(pen, x, y, scale * 0.66, { head: 1.35, ...wishes });
}
