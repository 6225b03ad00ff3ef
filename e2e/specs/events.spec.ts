/** The news as rows, lists and a feed, and the page of what is on. */
import { expectAccessible } from '../site/accessibility.ts';
import { expect, test, visit, waitForHydration, watchLayoutShift } from '../site/visitor.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a list in place of a row is remembered, and wider windows have three columns', async ({
    page,
    consoleLines,
  }) => {
    await visit(page, '/aktualitasok');
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    const lefts = () =>
      cards.evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().left));
    await expect(main.getByText(/^1 \/ \d+$/)).toBeVisible();
    await main.getByRole('button', { name: 'Következő' }).click();
    await expect(main.getByText(/^2 \/ \d+$/)).toBeVisible();
    const list = main.getByRole('button', { name: 'Mutasd listában' });
    // The card that was read stays where it was, in the list.
    const read = cards.nth(1);
    const place = async () => Math.round((await read.boundingBox())?.y ?? Number.NaN);
    const before = await place();
    await list.click();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(place).toBe(before);
    await list.click();
    await expect(main.getByText(/^\d+ \/ \d+$/)).toBeVisible();
    await list.click();
    await expect.poll(async () => new Set(await lefts()).size).toBe(1);
    const shifts = await watchLayoutShift(page);
    await page.reload();
    await waitForHydration(page);
    expect(new Set(await lefts()).size).toBe(1);
    expect(await shifts()).toBeLessThan(0.01);
    await expectAccessible(page);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => new Set(await lefts()).size).toBe(3);
      await expect(list).toBeHidden();
    }
    expect(consoleLines).toEqual([]);
  });
});

test('the head of the news names a feed, which the site serves', async ({ request }) => {
  const page = await (await request.get('/news')).text();
  const [link = ''] = /<link[^>]+application\/atom\+xml[^>]*>/.exec(page) ?? [];
  const [, url = ''] = /href="([^"]+)"/.exec(link) ?? [];
  const { pathname, search } = new URL(url);
  const feed = await request.get(pathname + search);
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(await feed.text()).toContain('<feed xml:lang="en" xmlns="http://www.w3.org/2005/Atom">');
});
