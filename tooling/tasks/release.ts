/** `npm run release -- <command>`: publishes, promotes, rolls back; see `npm run release -- --help`. */
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';

if (process.argv[2] === 'ui') {
  const { buildStaffPage } = await import('../build/build-staff-page.ts');
  await runTask(() => buildStaffPage(REPOSITORY));
}
if (!process.exitCode) await import('@mall/release/cli');
