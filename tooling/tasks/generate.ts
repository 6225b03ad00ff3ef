/** `npm run generate`: writes the files that are made from others, where they are not current. */
import { jsonSchemaFiles } from '../../api/src/content/import/json-schemas.ts';
import { writeGenerated } from '../names/generated-files.ts';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { say } from '../terminal/output.ts';

await runTask(async () => {
  const files = [...writeGenerated(REPOSITORY), ...writeGenerated(REPOSITORY, jsonSchemaFiles())];
  for (const file of files) say(`wrote ${file}`);
});
