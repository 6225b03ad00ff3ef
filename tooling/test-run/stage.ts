/** The parts of a test run. */
import type { Counts } from './counts.ts';

export const PARTS = ['static', 'unit', 'e2e'] as const;
export type Part = (typeof PARTS)[number];

export interface StageResult {
  counts: Counts;
  /** What the stage has to say, when it did not write to the terminal itself. */
  output: string;
}

export interface Stage {
  name: string;
  part: Part;
  run: () => Promise<StageResult>;
}
