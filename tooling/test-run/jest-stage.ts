/** The tests that Jest runs: unit, component and contract tests, and those of the builds. */
import { createRequire } from 'node:module';
import { clockArguments } from '../test-clock/test-clock.ts';
import { type Counts, NOTHING, withCrash } from './counts.ts';
import { collectReport } from './report-file.ts';
import { runVisibly } from './run-command.ts';
import type { Part, Stage } from './stage.ts';

/** The part of Jest's report that is counted. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Test files that did not run at all. */
  numRuntimeErrorTestSuites: number;
}

/** A file that could not run counts as one failed test. */
export function jestCounts(report: JestReport | undefined, exitCode: number): Counts {
  if (!report) return withCrash(NOTHING, 1);
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withCrash(counts, exitCode);
}

function stage(name: string, part: Part, args: readonly string[]): Stage {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  return {
    name,
    part,
    run: async () => {
      const { exitCode, report } = await collectReport<JestReport>((file) =>
        runVisibly(process.execPath, [
          ...clockArguments(),
          jest,
          '--json',
          `--outputFile=${file}`,
          ...args,
        ]),
      );
      return { counts: jestCounts(report, exitCode), output: '' };
    },
  };
}

/** Jest with `args` added to its command line. */
export function jestStage(args: readonly string[]): Stage {
  return stage('unit and contract tests', 'unit', args);
}

/** The tests of what was built, in a few seconds. */
export function builtStage(): Stage {
  return stage('tests of the builds', 'e2e', ['--config', 'tooling/jest/built.config.js']);
}
