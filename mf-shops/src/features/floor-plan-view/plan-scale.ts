/** How large the plan is on the screen, and where its points are. */
import { type LabelRoom, PLAN_CANVAS_WIDTH } from '@mall/contracts';

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The same rule as in `floor-drawing.module.css`. */
export function fitPlan(viewport: Size, canvasHeight: number) {
  // A long house is turned by a quarter in an upright viewport: west is at the top.
  const turned = canvasHeight < PLAN_CANVAS_WIDTH && viewport.width <= viewport.height;
  const [along, across] = turned
    ? [viewport.height, viewport.width]
    : [viewport.width, viewport.height];
  return { scale: Math.min(along / PLAN_CANVAS_WIDTH, across / canvasHeight), turned };
}

/** A point of the canvas in pixels from the viewport's middle, before any zoom. */
export function onScreen(
  point: Point,
  { scale, turned }: ReturnType<typeof fitPlan>,
  canvasHeight: number,
): Point {
  const x = (point.x - PLAN_CANVAS_WIDTH / 2) * scale;
  const y = (point.y - canvasHeight / 2) * scale;
  return turned ? { x: -y, y: x } : { x, y };
}

/** Pixels of a unit of the canvas at level 0: the whole floor on a narrow phone. */
const LEVEL_0_SCALE = 0.19;
const LEVELS_PER_DOUBLING = 4;
export const MAX_LEVEL = 19;
/** `plan-view.module.css` sets no larger level before the script has measured the plan. */
export const MAX_FIRST_LEVEL = 5;

const levelsTo = (scale: number) => LEVELS_PER_DOUBLING * Math.log2(scale / LEVEL_0_SCALE);

/** The level that `scale` has reached; labels that need less are shown. */
export const levelAt = (scale: number): number => Math.floor(levelsTo(scale));

/** The first level at which a unit of the canvas has `scale` pixels; one past the last is never reached. */
const levelFor = (scale: number): number =>
  Math.min(MAX_LEVEL + 1, Math.max(0, Math.ceil(levelsTo(scale))));

/** Pixels of the labels' font, and of its lines. */
const FONT_SIZE = 11;
export const LINE_HEIGHT = 13;
/** In em, rounded up, of the bold face and of its fallback; other letters are as wide as an `o`. */
const NARROW = { letters: " '’.,:!|-ijlíI", em: 0.31 };
const HALF = { letters: 'ftrJ', em: 0.42 };
const WIDE = { letters: 'mwMWŐŰű&@', em: 0.92 };
const CAPITAL_EM = 0.72;
const LETTER_EM = 0.61;

function letterWidth(letter: string): number {
  const special = [NARROW, HALF, WIDE].find(({ letters }) => letters.includes(letter));
  if (special) return special.em;
  return /\p{Lu}/u.test(letter) ? CAPITAL_EM : LETTER_EM;
}

/** Estimated, so that server and browser agree before any font is here. */
const textWidth = (lines: readonly string[]): number =>
  FONT_SIZE *
  Math.max(...lines.map((line) => [...line].reduce((sum, letter) => sum + letterWidth(letter), 0)));

/** The name as it is, and cut in two at each space. */
function waysToBreak(name: string): string[][] {
  const words = name.split(' ');
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return [[name], ...cuts];
}

function place(lines: readonly string[], { width, height }: LabelRoom) {
  const across = textWidth(lines);
  const textHeight = lines.length * LINE_HEIGHT;
  return {
    lines,
    /** The zoom level from which it fits along the canvas. */
    along: levelFor(Math.max(across / width, textHeight / height)),
    /** The same turned by a quarter. */
    across: levelFor(Math.max(across / height, textHeight / width)),
  };
}

/** Undefined for a name that fits at no zoom. */
export function placeLabel(name: string, room: LabelRoom) {
  if (room.width === 0 || room.height === 0) return undefined;
  const firstOf = ({ along, across }: ReturnType<typeof place>) =>
    // Prefers the label that fits along its unit first; among equals, the one that fits upright sooner.
    MAX_LEVEL * Math.min(along, across) + Math.max(along, across);
  const [best] = waysToBreak(name)
    .map((lines) => place(lines, room))
    .sort((a, b) => firstOf(a) - firstOf(b));
  return best && Math.min(best.along, best.across) <= MAX_LEVEL ? best : undefined;
}

/** Pixels that a number of two digits needs to each side of its middle. */
const NUMBER_RADIUS = 5;

/** The level from which the number of a unit fits. */
export const numberLevel = (clearance: number): number => levelFor(NUMBER_RADIUS / clearance);
