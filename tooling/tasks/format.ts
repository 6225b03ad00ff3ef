/** `npm run format`: formats every file and fixes what can be fixed safely. */
import { runTask } from '../run-task.ts';
import { runVisibly } from '../test-run/run-command.ts';

await runTask((args) => runVisibly('biome', ['check', '--write', ...args]));
