/** `npm run generate`: writes the files that are made from others, where they are not current. */

import { writeGenerated } from '../names/generated-files.ts';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { say } from '../terminal/output.ts';

await runTask(async () => {
  for (const file of writeGenerated(REPOSITORY)) say(`wrote ${file}`);
});
