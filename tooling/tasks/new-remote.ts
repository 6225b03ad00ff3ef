/** `npm run new:remote -- parking`: makes a remote that builds, passes its test and can be shipped. */
import { renewLockfile } from '../bootstrap/ensure-packages.mjs';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { finish } from '../scaffold/finish.ts';
import { newRemote, nextSteps } from '../scaffold/new-remote.ts';

await runTask(async ([name = '']) => {
  const code = await finish(newRemote(REPOSITORY, name), nextSteps(name));
  renewLockfile(REPOSITORY);
  return code;
});
