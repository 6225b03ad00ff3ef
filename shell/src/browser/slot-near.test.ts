import { sampleSite } from '../remotes/testing/sample-site.ts';
import { slotNear } from './slot-near.ts';

const site = sampleSite();
const entry = { app: 'parking', module: './slots/free-places' };

afterEach(() => {
  document.body.innerHTML = '';
});

test('a slot without a place in the document does not wait', async () => {
  await expect(slotNear(site, entry)).resolves.toBeUndefined();
});

test('a deferred slot waits until the visitor is near', async () => {
  document.body.innerHTML = '<div data-slot="below-page"></div>';
  let isNear = false;
  const waiting = slotNear(site, entry).then(() => {
    isNear = true;
  });
  await Promise.resolve();
  expect(isNear).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  await waiting;
  expect(isNear).toBe(true);
});
