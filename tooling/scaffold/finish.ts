import { writeGenerated } from '../names/generated-files.ts';
import { IS_PACKAGE, REPOSITORY } from '../repository.ts';
import { say } from '../terminal/output.ts';
import { runVisibly } from '../test-run/run-command.ts';

/** Formats the new files, renews the generated names and prints the next steps. @returns the exit code of the formatter. */
export async function finish(written: readonly string[], nextSteps: readonly string[]) {
  // A long name breaks its lines elsewhere.
  const formatted = written.filter((file) => /\.(?:json|tsx?|cjs)$/.test(file));
  const code = IS_PACKAGE ? 0 : await runVisibly('biome', ['format', '--write', ...formatted]);
  for (const file of [...written, ...writeGenerated(REPOSITORY)]) say(`wrote ${file}`);
  for (const line of nextSteps) say(line);
  return code;
}
