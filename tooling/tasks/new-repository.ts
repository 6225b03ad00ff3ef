/** `mall new parking ../parking`: makes a repository with a remote that builds, passes its test and can be shipped. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { writeGenerated } from '../names/generated-files.ts';
import { TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { newRepository } from '../scaffold/new-repository.ts';
import { say } from '../terminal/output.ts';
import { runVisibly } from '../test-run/run-command.ts';

await runTask(async ([name = '', target = '']) => {
  if (!target)
    throw new TaskError(
      'usage: mall new <name> <folder>, for example mall new parking ../parking',
      2,
    );
  const folder = path.resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new TaskError(`${folder} is not empty`, 2);
  for (const file of [...newRepository(folder, name), ...writeGenerated(folder)])
    say(`wrote ${file}`);
  const code = await runVisibly('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund']);
  say(`next: cd ${target} && git init && npm test`);
  return code;
});
