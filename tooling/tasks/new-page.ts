/** `npm run new:page -- mf-content lost-property`: makes a page that builds, passes its test and can be shipped. */
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { finish } from '../scaffold/finish.ts';
import { newPage, nextSteps } from '../scaffold/new-page.ts';

await runTask(([folder = '', name = '']) =>
  finish(newPage(REPOSITORY, folder, name), nextSteps(folder, name)),
);
