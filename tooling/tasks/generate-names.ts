/**
 * `mall generate`: writes the names and messages that TypeScript checks a repository's own apps by; with
 * `--site https://mall.example` also the names of that site's other apps.
 */
import { parseArgs } from 'node:util';
import { writeGenerated } from '../names/generated-files.ts';
import { liveNames } from '../names/live-names.ts';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { say } from '../terminal/output.ts';

await runTask(async (args) => {
  const { site } = parseArgs({ args, options: { site: { type: 'string' } } }).values;
  const live = site ? writeGenerated(REPOSITORY, [await liveNames(site)]) : [];
  for (const file of [...writeGenerated(REPOSITORY), ...live]) say(`wrote ${file}`);
});
