/** `npm run dev -- [app…]`: the site, with the named apps (or all) rebuilt, and the components' gallery. */
import { namedApps } from '../build/apps.ts';
import { runDevelopment } from '../development/run-development.ts';
import { runGallery } from '../gallery/run-gallery.ts';
import { REPOSITORY } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { runUntilShutdown } from '../site/shutdown.ts';

await runTask((args) =>
  runUntilShutdown(async (hooks) => {
    await runDevelopment(REPOSITORY, namedApps(REPOSITORY, args), hooks);
    runGallery(hooks);
  }),
);
