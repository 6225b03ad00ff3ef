/**
 * `npm run dev -- [app…]`: the site, with the named apps (or all) rebuilt and live after each change,
 * and the gallery of the components.
 */
import { namedApps } from '../build/apps.ts';
import { CHECKOUT } from '../checkout.ts';
import { runGallery } from '../gallery/run-gallery.ts';
import { writeGenerated } from '../names/generated-files.ts';
import { runTask } from '../run-task.ts';
import { runSite } from '../site/run-site.ts';
import { untilEnded } from '../site/until-ended.ts';
import { watchApps } from '../site/watch-apps.ts';

await runTask((args) =>
  untilEnded(async (running) => {
    const apps = namedApps(CHECKOUT, args);
    writeGenerated(CHECKOUT);
    const releasing = await runSite(CHECKOUT, running);
    running.add(watchApps(releasing, apps));
    await runGallery(running);
  }),
);
