/** Checks that read the source without running it. */
import { CHECK_TYPES, CHECK_TYPES_ENV, typeIssues } from '../types/check-types.ts';
import type { Counts } from './counts.ts';
import { oneCheck } from './counts.ts';
import { runQuietly } from './run-command.ts';
import type { Stage } from './stage.ts';

/** Names by which a stage is run alone: `npm run lint -- types`. */
export const STATIC_STAGE_IDS = ['types', 'style', 'fences', 'unused'] as const;
type StaticStageId = (typeof STATIC_STAGE_IDS)[number];

export interface StaticStage extends Stage {
  id: StaticStageId;
}

/** A command that passes or fails as a whole; its output is shown when it fails. */
function check(id: StaticStageId, name: string, command: string, ...args: string[]): StaticStage {
  return {
    id,
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

const types: StaticStage = {
  id: 'types',
  name: 'types',
  part: 'static',
  run: async () => {
    const { exitCode, stdout, stderr } = await runQuietly('tsc', CHECK_TYPES, CHECK_TYPES_ENV);
    const issues = typeIssues(stdout).map(({ text }) => text);
    const output = issues.length > 0 ? issues.join('\n') : `${stdout}${stderr}`.trim();
    return { counts: oneCheck(exitCode === 0), output };
  },
};

const fences: StaticStage = {
  id: 'fences',
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
export const STATIC_STAGES: readonly StaticStage[] = [
  types,
  check('style', 'lint and format', 'biome', 'check', '--error-on-warnings', '--colors=off'),
  fences,
  check('unused', 'unused code and packages', 'knip', '--no-progress'),
];
