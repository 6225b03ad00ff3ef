/** From which zoom a name fits into its unit. */
import type { LabelRoom } from '@mall/contracts';
import { levelFor, MAX_LEVEL } from './plan-scale.ts';

export interface PlacedLabel {
  lines: readonly string[];
  /** The zoom level from which it fits. */
  level: number;
  /** The same where the plan is turned by a quarter. */
  turnedLevel: number;
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

function place(lines: readonly string[], { width, height }: LabelRoom): PlacedLabel {
  const across = textWidth(lines);
  const textHeight = lines.length * LINE_HEIGHT;
  return {
    lines,
    level: levelFor(Math.max(across / width, textHeight / height)),
    turnedLevel: levelFor(Math.max(across / height, textHeight / width)),
  };
}

const latest = ({ level, turnedLevel }: PlacedLabel) => level + turnedLevel;

/** Undefined for a name that fits at no zoom. */
export function placeLabel(name: string, room: LabelRoom): PlacedLabel | undefined {
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
