/** The home page in the browser: its size on a phone, what it loads late, and its video. */
import { watchRequests } from '../site/requests.ts';
import { expect, test, visit } from '../site/visitor.ts';

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the page is short, and what is below the first view is loaded when it comes near', async ({
    page,
  }) => {
    const requests = watchRequests(page);
    const javaScript = () => requests.paths().filter((path) => /^\/js\/cinema\/.*\.js$/.test(path));

    await page.goto('/');
    await requests.settled();
    await expect(page.getByRole('region', { name: 'Kiemelt filmek', exact: true })).toBeAttached();
    expect(javaScript()).toEqual([]);

    const sizes = () =>
      page.evaluate(() => ({
        page: document.documentElement.scrollHeight,
        footer: document.querySelector('footer')?.offsetHeight ?? 0,
        overflow: document.documentElement.scrollWidth - window.innerWidth,
      }));
    const { page: height, footer, overflow } = await sizes();
    expect(height).toBeLessThanOrEqual(5_500);
    // Each of its links can be touched.
    expect([footer < PHONE.height, overflow]).toEqual([true, 0]);
    await page.setViewportSize({ ...PHONE, width: 320 });
    expect((await sizes()).overflow).toBe(0);

    await page.getByRole('heading', { name: 'Kiemelt filmek' }).scrollIntoViewIfNeeded();
    await expect.poll(() => javaScript().length).toBeGreaterThan(0);
  });

  test('each row of cards shows which card is in front', async ({ page }) => {
    await visit(page, '/');
    for (const name of ['Kiemelt kedvezmények', 'Friss hírek']) {
      const row = page.getByRole('region', { name, exact: true });
      await expect(row.getByText(/^1 \/ \d+$/)).toBeVisible();
    }
  });

  test('the first paint does not wait for the styles of what is below the first view', async ({
    page,
  }) => {
    // They never come.
    await page.route('**/js/cinema/**/*.css', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(hasPainted)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('with a clock of its own', () => {
  test.use({ shiftsClock: false });

  test('the opening status follows the clock, and what waits below stays as it is', async ({
    page,
  }) => {
    // Hours after the server has rendered the page: its data is loaded again, too.
    await page.clock.install({ time: '2026-11-25T19:59:30+01:00' });
    const requests = watchRequests(page);
    await page.goto('/');
    await requests.settled();
    const shops = page.getByRole('region', { name: /üzlet egy helyen$/ });
    const status = (text: string) => page.getByRole('banner').getByRole('link', { name: text });
    await expect(status('Nyitva 20:00-ig')).toBeVisible();
    await expect(shops).toBeAttached();
    await page.clock.fastForward(60_000);
    await expect(status('Korlátozott nyitvatartás 23:00-ig, az üzletek zárva')).toBeVisible();
    await expect(shops).toBeAttached();
  });
});

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

test.describe('the video', () => {
  // The browser of the tests says that it is automated, and then there is no video.
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    ),
  );

  test('plays in view, muted, in the file of the window’s width, and can be paused', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    const video = page.locator('video');
    await expect(video).toHaveCount(0);

    const heading = page.getByRole('heading', { name: 'Egy nap nálunk negyed percben' });
    await heading.scrollIntoViewIfNeeded();
    await page.locator('video').scrollIntoViewIfNeeded();
    const state = () =>
      video.evaluate((element: HTMLVideoElement) => ({
        paused: element.paused,
        lines: element.videoHeight,
        controls: element.controls,
        muted: element.muted,
      }));
    await expect.poll(state).toEqual({ paused: false, lines: 1080, controls: false, muted: true });

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(async () => (await state()).paused).toBe(true);

    await page.setViewportSize(PHONE);
    await video.scrollIntoViewIfNeeded();
    await expect.poll(state).toEqual({ paused: false, lines: 576, controls: true, muted: true });
    await page.getByRole('button', { name: 'Videó megállítása' }).click();
    await expect.poll(async () => (await state()).paused).toBe(true);
    await expect(page.getByRole('button', { name: 'Videó lejátszása' })).toBeVisible();
  });
});

test('with the letter spacing of WCAG 1.4.12 no headline of a highlight is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(spacing);
  });
  const tiles = page.getByRole('list', { name: 'Amiért most érdemes jönni' }).getByRole('listitem');
  const cut = await tiles.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(await tiles.count()).toBeGreaterThan(0);
  expect(cut).toEqual([]);
});
