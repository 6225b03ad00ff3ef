/** Checks that read the source without running it. */
import type { Counts } from './counts.ts';
import { oneCheck } from './counts.ts';
import { runQuietly } from './run-command.ts';
import type { Stage } from './stage.ts';

/** A command that passes or fails as a whole; its output is shown when it fails. */
function check(name: string, command: string, ...args: string[]): Stage {
  return {
    name,
    part: 'static',
    run: async () => {
      const { exitCode, stdout, stderr } = await runQuietly(command, args);
      return {
        counts: oneCheck(exitCode === 0),
        output: exitCode === 0 ? '' : `${stdout}${stderr}`.trim(),
      };
    },
  };
}

const fences: Stage = {
  name: 'import fences',
  part: 'static',
  run: async () => {
    const { stdout, stderr } = await runQuietly(process.execPath, [
      'tooling/fences/main.ts',
      '--json',
    ]);
    return { counts: fenceCounts(stdout), output: stderr.trim() };
  },
};

function fenceCounts(stdout: string): Counts {
  try {
    return { skipped: 0, ...(JSON.parse(stdout) as { passed: number; failed: number }) };
  } catch {
    return oneCheck(false);
  }
}

/** Types, lint and format, import fences, and what nothing uses. */
export const STATIC_STAGES: readonly Stage[] = [
  check('types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
  check('lint and format', 'biome', 'check', '--error-on-warnings', '--colors=off'),
  fences,
  check('unused code and packages', 'knip', '--no-progress'),
];
