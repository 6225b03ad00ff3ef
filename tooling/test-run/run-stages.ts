/** Runs stages, prints the result of each, and adds them up. */
import { secondsSince } from '../repository.ts';
import { complain, say } from '../terminal/output.ts';
import { add, type Counts, countsLine, NOTHING, oneCheck } from './counts.ts';
import type { Stage, StageResult } from './stage.ts';

interface FinishedStage extends StageResult {
  /** For instance `4.1 s`. */
  duration: string;
}

async function runSafely({ run }: Stage): Promise<FinishedStage> {
  const start = performance.now();
  try {
    return { ...(await run()), duration: secondsSince(start) };
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { counts: oneCheck(false), output, duration: secondsSince(start) };
  }
}

function conclude({ counts, output, duration }: FinishedStage): Counts {
  if (output) (counts.failed > 0 ? complain : say)(output);
  say(`   ${countsLine(counts)} in ${duration}`);
  return counts;
}

/** Runs the stages one after the other. */
export async function runInTurn(stages: readonly Stage[]): Promise<Counts> {
  let total = NOTHING;
  for (const stage of stages) {
    say(`\n── ${stage.name}`);
    total = add(total, conclude(await runSafely(stage)));
  }
  return total;
}

/** Runs stages that write nothing themselves, all at once; they are reported in their order. */
export async function runTogether(stages: readonly Stage[]): Promise<Counts> {
  const results = stages.map(runSafely);
  let total = NOTHING;
  for (const [index, result] of results.entries()) {
    const finished = await result;
    say(`\n── ${stages[index]?.name}`);
    total = add(total, conclude(finished));
  }
  return total;
}
