/** Prints the state of the import fences; exit code 1 when one is broken. */
import { REPOSITORY } from '../repository.ts';
import { complain, say } from '../terminal/output.ts';
import { checkFences } from './check.ts';

const results = await checkFences(REPOSITORY);
for (const { rule, problems } of results)
  for (const problem of problems) complain(`${rule}: ${problem}`);
const broken = results.filter(({ problems }) => problems.length > 0).length;
say(`${results.length - broken} fences hold, ${broken} are broken`);
process.exitCode = broken > 0 ? 1 : 0;
