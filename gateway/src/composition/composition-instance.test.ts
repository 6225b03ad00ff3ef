/** What a running composition counts of its renders, with real workers. */
import { temporaryStore } from '@mall/release/testing';
import { PAGE, remoteBuild, shellBuild } from '../testing/fake-apps.ts';
import { startLive, testContext } from '../testing/start-instance.ts';

test('a page that fails while no API is ready counts for no release', async () => {
  const context = testContext(await temporaryStore());
  let isAway = true;
  context.isApiAway = () => isAway;
  const instance = await startLive(context, shellBuild, remoteBuild('cinema', PAGE.throws));
  const visit = (url: string) => instance.pages.get({ url, storedLanguage: 'hu' });
  const failed = () => instance.counts.get('failed renders');
  expect((await visit('/cinema-hu')).page.failed).toEqual(['cinema']);
  expect(failed()).toBeUndefined();
  isAway = false;
  await visit('/cinema-hu?nap=1');
  expect(failed()).toEqual({ views: 1, bad: 1 });
  await instance.renderer.close(0);
});
