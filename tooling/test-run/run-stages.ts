/** Runs stages, says how each went, and adds up. */
import { complain, say, secondsSince } from '../checkout.ts';
import { add, type Counts, countsLine, NOTHING, oneCheck } from './counts.ts';
import type { Stage, StageResult } from './stage.ts';

async function runSafely({ run }: Stage): Promise<StageResult> {
  try {
    return await run();
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { counts: oneCheck(false), output };
  }
}

function conclude({ counts, output }: StageResult, start: number): Counts {
  if (output) (counts.failed > 0 ? complain : say)(output);
  say(`   ${countsLine(counts)} in ${secondsSince(start)}`);
  return counts;
}

/** Runs the stages one after the other. */
export async function runInTurn(stages: readonly Stage[]): Promise<Counts> {
  let total = NOTHING;
  for (const stage of stages) {
    say(`\n── ${stage.name}`);
    const start = performance.now();
    total = add(total, conclude(await runSafely(stage), start));
  }
  return total;
}

/** Runs stages that write nothing themselves, all at once; they are reported in their order. */
export async function runTogether(stages: readonly Stage[]): Promise<Counts> {
  const start = performance.now();
  const results = stages.map(runSafely);
  let total = NOTHING;
  for (const [index, result] of results.entries()) {
    const finished = await result;
    say(`\n── ${stages[index]?.name}`);
    total = add(total, conclude(finished, start));
  }
  return total;
}
