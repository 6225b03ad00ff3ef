/** `npm run generate`: writes the files that are made from others, where they are not current. */
import { CHECKOUT, say } from '../checkout.ts';
import { writeGenerated } from '../names/generated-files.ts';
import { runTask } from '../run-task.ts';

await runTask(async () => {
  for (const file of writeGenerated(CHECKOUT)) say(`wrote ${file}`);
});
