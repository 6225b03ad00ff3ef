/** Each block of the home page failing, silent or empty: the others are as they were. */
import { HOME_BLOCKS, type HomeBlock } from '@mall/contracts';
import { startSite, type TestSite } from '@mall/tooling/site';
import type { Locator } from 'playwright/test';
import { type Fault, type FaultyApi, startFaultyApi } from '../site/faulty-api.ts';
import { test } from '../site/own-site.ts';
import { servedPage } from '../site/served-page.ts';
import { expect, visit } from '../site/visitor.ts';

test.describe.configure({ mode: 'serial' });

/** What is in the HTML of a block and nowhere else in the main part of the page. */
const MARKS: Record<HomeBlock, string> = {
  today: 'aria-label="Merre indulsz?"',
  hero: 'aria-label="Kiemelt híreink"',
  highlights: 'aria-label="Amiért most érdemes jönni"',
  discounts: 'aria-label="Kiemelt kedvezmények"',
  posts: 'aria-label="Friss hírek"',
  movies: 'aria-label="Kiemelt filmek a moziban"',
  entertainment: 'id="elmenyek"',
  shops: 'aria-label="Néhány üzletünk"',
  video: 'Egy nap nálunk negyed percben',
  newsletter: 'name="email"',
};

let api: FaultyApi;
let site: TestSite;

test.beforeAll(async ({ ownSite }) => {
  api = await startFaultyApi(`http://127.0.0.1:${ownSite.apiPort}`);
  // No page is cached, and calls have time enough on a slow machine.
  const env = {
    ...{ API_ORIGIN: api.origin, PAGE_TTL_SECONDS: '0' },
    ...{ RENDER_TIMEOUT_SECONDS: '6', RENDER_PROCESSES: '1' },
  };
  site = await startSite({ dataDir: ownSite.dataDir, env });
});
test.afterAll(async () => {
  await site?.stop();
  await api?.close();
});

let visits = 0;

/** An address of the home page that has no whole page from before: that would be served instead. */
const newAddress = () => `/?newsletter=visit-${visits++}`;

async function missingWith(faults: Record<string, Fault>): Promise<HomeBlock[]> {
  api.faults = faults;
  const { status, headings, root } = await servedPage(site.origin, newAddress(), 'hu');
  expect([status, headings]).toEqual([200, ['Napliget – bevásárlóközpont és élménypark']]);
  const main = root.querySelector('main')?.toString() ?? '';
  return HOME_BLOCKS.filter((name) => !main.includes(MARKS[name]));
}

test('all are there while nothing fails', async () => {
  expect(await missingWith({})).toEqual([]);
});

/** The blocks that a call is for, and its response when editors have put nothing there. */
const CALLS: [path: string, blocks: HomeBlock[], empty: unknown][] = [
  ['/highlights', ['highlights'], []],
  ['/discounts/pinned', ['discounts'], []],
  ['/posts/pinned', ['hero', 'posts'], { slider: [], landing: [] }],
  ['/cinema/featured', ['movies'], []],
  ['/shops/pinned', ['shops'], { total: 0, shops: [] }],
  ['/pages/kockapark/summary', ['entertainment'], undefined],
  ['/home', ['video'], { blocks: HOME_BLOCKS }],
];

for (const [path, blocks, empty] of CALLS) {
  test(`${path} takes away its own blocks alone: ${blocks.join(', ')}`, async () => {
    expect(await missingWith({ [path]: 'error' })).toEqual(blocks);
    if (empty) expect(await missingWith({ [path]: { data: () => empty } })).toEqual(blocks);
  });
}

test('without the order of the blocks the slots are loaded when they come near', async ({
  page,
}) => {
  api.faults = { '/home': 'error' };
  await visit(page, site.origin + newAddress());
  const films = page.getByRole('heading', { name: 'Kiemelt filmek' });
  const shops = page.getByRole('heading', { name: /^\d+ üzlet egy helyen$/ });
  const scrollTo = async (slot: string, heading: Locator) => {
    await page.locator(`[data-slot="${slot}"]`).evaluate((element) => element.scrollIntoView());
    await expect(heading).toBeVisible();
  };
  await scrollTo('featured-movies', films);
  await scrollTo('shops-teaser', shops);
});

test('a call without a response takes away its own block alone, until the response is there', async () => {
  expect(await missingWith({ '/highlights': 'silence' })).toEqual(['highlights']);
  await expect.poll(() => missingWith({})).toEqual([]);
});
