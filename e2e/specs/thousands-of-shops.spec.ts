/**
 * A mall of 5,000 shops: no page grows with it, and each shop is found. Its name makes it the last spec of
 * its site, which keeps these shops.
 */
import { importLargeMall } from '../site/content.ts';
import { test } from '../site/own-site.ts';
import { servedPage } from '../site/served-page.ts';
import { expect } from '../site/visitor.ts';

const MORE_SHOPS = 5_000;
/** Before compression. The list has 200 cards, each with its star. */
const MAX_PAGE_BYTES = 310_000;
const PAGES = [
  '/',
  '/uzletek',
  '/shops?kategoria=service&szint=upper&q=bolt',
  '/uzletek/terkep',
  '/uzletek/hm',
];

test('pages stay small, and the filters of the list go through all shops', async ({ ownSite }) => {
  await importLargeMall(ownSite, MORE_SHOPS);
  const { origin } = ownSite;
  for (const path of PAGES) {
    const response = await fetch(origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect((await response.arrayBuffer()).byteLength, path).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  }
  const { root } = await servedPage(origin, '/uzletek?q=bolt+4999', 'hu');
  const [found, ...others] = root.querySelectorAll('main li h3 a');
  expect([found?.getAttribute('href'), others]).toEqual(['/uzletek/nagy-bolt-4999', []]);
});
