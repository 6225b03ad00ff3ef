/** Runs the check of types and reads its errors. */
import { REPOSITORY } from '../repository.ts';
import { CHECK_TYPES, CHECK_TYPES_ENV, datingBack, typeIssues } from '../types/check-types.ts';
import { runQuietly } from './run-command.ts';

/** The type errors, each with file and position, in the programs, or in all without any. */
export async function typeErrorsIn(programs: readonly string[] = []): Promise<string[]> {
  const { exitCode, stdout, stderr } = await datingBack(REPOSITORY, () =>
    runQuietly('tsc', [...CHECK_TYPES, ...programs], CHECK_TYPES_ENV),
  );
  const issues = typeIssues(stdout).map(({ text }) => text);
  return exitCode === 0 || issues.length > 0 ? issues : [`${stdout}${stderr}`.trim()];
}
