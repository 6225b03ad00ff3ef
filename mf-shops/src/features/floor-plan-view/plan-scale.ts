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

/** Pixels of a unit of the canvas at level 0; each level is half a doubling. */
const LEVEL_0_SCALE = 0.22;

const MAX_LEVEL = 9;

/** The level that `scale` has reached; labels that need less are shown. */
export function levelAt(scale: number): number {
  return Math.floor(2 * Math.log2(scale / LEVEL_0_SCALE));
}

/** The first level at which a unit of the canvas has `scale` pixels. */
function levelFor(scale: number): number {
  return Math.max(0, Math.ceil(2 * Math.log2(scale / LEVEL_0_SCALE)));
}

/** Pixels, of the label's font: a letter is taken for a wide one. */
const LETTER_WIDTH = 6.3;
export const LINE_HEIGHT = 13;

/** The name as it is, and cut in two at each space. */
function waysToBreak(name: string): string[][] {
  const words = name.split(' ');
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return [[name], ...cuts];
}

export const textWidth = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH;

function place(lines: readonly string[], { width, height }: LabelRoom) {
  const across = textWidth(lines);
  const textHeight = lines.length * LINE_HEIGHT;
  return {
    lines,
    /** The zoom level from which it fits. */
    level: levelFor(Math.max(across / width, textHeight / height)),
    /** The same where the plan is turned by a quarter. */
    turnedLevel: levelFor(Math.max(across / height, textHeight / width)),
  };
}

const latest = ({ level, turnedLevel }: ReturnType<typeof place>) => level + turnedLevel;

/** Undefined for a name that fits at no zoom. */
export function placeLabel(name: string, room: LabelRoom) {
  if (room.width === 0 || room.height === 0) return undefined;
  const [best] = waysToBreak(name)
    .map((lines) => place(lines, room))
    .sort((a, b) => latest(a) - latest(b));
  if (!best || Math.min(best.level, best.turnedLevel) > MAX_LEVEL) return undefined;
  const { lines, level, turnedLevel } = best;
  return {
    lines,
    // One level past the last is never reached.
    level: Math.min(level, MAX_LEVEL + 1),
    turnedLevel: Math.min(turnedLevel, MAX_LEVEL + 1),
  };
}
