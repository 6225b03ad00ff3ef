/** `npm run new:campaign -- easter`: makes a campaign that builds, passes its test and can be shipped. */
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { finish } from '../scaffold/finish.ts';
import { newCampaign, nextSteps } from '../scaffold/new-campaign.ts';

await runTask(([name = '']) => finish(newCampaign(REPOSITORY, name), nextSteps(name)));
