/** Checks that read the source without running it. */
import { oneCheck } from './counts.ts';
import { runQuietly } from './run-command.ts';
import type { Stage } from './stages.ts';
import { typeErrorsIn } from './type-errors.ts';

/** A command that passes or fails as a whole; its output is shown when it fails. */
function check(name: string, command: string, args: readonly string[]): Stage {
  return {
    name,
    run: async () => {
      const { exitCode, stdout, stderr } = await runQuietly(command, args);
      const output = exitCode === 0 ? '' : `${stdout}${stderr}`.trim();
      return { counts: oneCheck(exitCode === 0), output };
    },
  };
}

const types: Stage = {
  name: 'types',
  run: async () => {
    const errors = await typeErrorsIn();
    return { counts: oneCheck(errors.length === 0), output: errors.join('\n') };
  },
};

/** By their names a stage is run alone: `npm run lint -- types`. */
export const STATIC_STAGES: readonly Stage[] = [
  types,
  check('style', 'biome', ['check', '--error-on-warnings', '--colors=off']),
  check('fences', process.execPath, ['tooling/fences/main.ts']),
  check('unused', 'knip', ['--no-progress']),
];
