/** `npm run new:campaign -- easter`: makes a campaign that builds, passes its test and can be shipped. */
import { writeGenerated } from '../names/generated-files.ts';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { newCampaign, nextSteps } from '../scaffold/new-campaign.ts';
import { say } from '../terminal/output.ts';
import { runVisibly } from '../test-run/run-command.ts';

await runTask(async ([name = '']) => {
  const own = newCampaign(REPOSITORY, name);
  // A long name breaks its lines elsewhere.
  const code = await runVisibly('biome', ['format', '--write', ...own]);
  for (const file of [...own, ...writeGenerated(REPOSITORY)]) say(`wrote ${file}`);
  for (const line of nextSteps(name)) say(line);
  return code;
});
