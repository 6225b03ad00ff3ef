/** `npm run new:remote -- parking`: makes a remote that builds, passes its test and can be shipped. */
import { renewLockfile } from '../bootstrap/ensure-packages.mjs';
import { writeGenerated } from '../names/generated-files.ts';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { newRemote, nextSteps } from '../scaffold/new-remote.ts';
import { say } from '../terminal/output.ts';
import { runVisibly } from '../test-run/run-command.ts';

await runTask(async ([name = '']) => {
  const own = newRemote(REPOSITORY, name);
  // A long name breaks its lines elsewhere.
  const formatted = own.filter((file) => /\.(?:json|tsx?|cjs)$/.test(file));
  const code = await runVisibly('biome', ['format', '--write', ...formatted]);
  for (const file of [...own, ...writeGenerated(REPOSITORY)]) say(`wrote ${file}`);
  renewLockfile(REPOSITORY);
  for (const line of nextSteps(name)) say(line);
  return code;
});
