/** `npm run make:video`: makes the example film of the home page anew; it needs `ffmpeg`. */
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { runVisibly } from '../test-run/run-command.ts';

await runTask(() => runVisibly(process.execPath, [path.join(REPOSITORY, 'api/film/make-film.ts')]));
