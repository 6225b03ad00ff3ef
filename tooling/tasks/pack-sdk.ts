/** `npm run pack:sdk -- [folder] [version]`: the packages for repositories with remotes alone, as tarballs. */
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { packSdk } from '../sdk/pack.ts';
import { say } from '../terminal/output.ts';
import { endCommandsWithRun } from '../test-run/run-command.ts';

await runTask(async ([folder = '.cache/sdk/tarballs', version]) => {
  endCommandsWithRun();
  const files = await packSdk(path.resolve(REPOSITORY, folder), version);
  for (const file of files) say(`packed ${path.relative(REPOSITORY, file)}`);
});
