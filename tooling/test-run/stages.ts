/** Runs the stages of a test run, prints the result of each, and adds them up. */
import { secondsSince, TaskError } from '../repository.ts';
import { complain, say } from '../terminal/output.ts';
import { add, type Counts, countsLine, NOTHING, oneCheck } from './counts.ts';

export interface StageResult {
  counts: Counts;
  /** What the stage reports, when it did not write to the terminal itself. */
  output?: string;
}

export interface Stage {
  name: string;
  run: () => Promise<StageResult>;
}

async function runSafely({ run }: Stage): Promise<StageResult & { duration: string }> {
  const start = performance.now();
  const result = await Promise.try(run).catch((error: Error) => ({
    counts: oneCheck(false),
    output: error instanceof TaskError ? error.message : (error.stack ?? error.message),
  }));
  return { ...result, duration: secondsSince(start) };
}

async function reportStages<Known extends Stage>(
  stages: readonly Known[],
  resultOf: (stage: Known) => ReturnType<typeof runSafely>,
): Promise<Counts> {
  let total = NOTHING;
  for (const stage of stages) {
    say(`\n── ${stage.name}`);
    const { counts, output, duration } = await resultOf(stage);
    if (output) (counts.failed > 0 ? complain : say)(output);
    say(`   ${countsLine(counts)} in ${duration}`);
    total = add(total, counts);
  }
  return total;
}

/** Runs the stages one after the other. */
export const runInTurn = (stages: readonly Stage[]) => reportStages(stages, runSafely);

/** Runs stages that write nothing themselves, all at once; they are reported in their order. */
export function runTogether(stages: readonly Stage[]): Promise<Counts> {
  const started = stages.map((stage) => ({ ...stage, result: runSafely(stage) }));
  return reportStages(started, ({ result }) => result);
}
