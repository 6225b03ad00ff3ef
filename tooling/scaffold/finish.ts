import { writeGenerated } from '../names/generated-files.ts';
import { REPOSITORY } from '../repository.ts';
import { say } from '../terminal/output.ts';
import { runVisibly } from '../test-run/run-command.ts';

/** Formats what was written, renews the generated names, and says what to do next. @returns the exit code. */
export async function finish(written: readonly string[], nextSteps: readonly string[]) {
  // A long name breaks its lines elsewhere.
  const formatted = written.filter((file) => /\.(?:json|tsx?|cjs)$/.test(file));
  const code = await runVisibly('biome', ['format', '--write', ...formatted]);
  for (const file of [...written, ...writeGenerated(REPOSITORY)]) say(`wrote ${file}`);
  for (const line of nextSteps) say(line);
  return code;
}
