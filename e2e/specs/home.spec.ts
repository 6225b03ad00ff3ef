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

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

test('the video plays in view, muted, in the file of the window’s width, and can be paused', async ({
  page,
}) => {
  // No video is created in an automated browser, such as this one.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const video = page.locator('video');
  await expect(video).toHaveCount(0);

  const heading = page.getByRole('heading', { name: 'Egy nap nálunk negyed percben' });
  await heading.scrollIntoViewIfNeeded();
  await video.scrollIntoViewIfNeeded();
  const state = () =>
    video.evaluate(({ paused, videoHeight, controls, muted }: HTMLVideoElement) => ({
      ...{ paused, controls, muted },
      lines: videoHeight,
    }));
  await expect.poll(state).toEqual({ paused: false, lines: 1080, controls: false, muted: true });

  await page.setViewportSize(PHONE);
  await video.scrollIntoViewIfNeeded();
  await expect.poll(state).toEqual({ paused: false, lines: 576, controls: true, muted: true });
  await page.getByRole('button', { name: 'Videó megállítása' }).click();
  await expect.poll(async () => (await state()).paused).toBe(true);
  await expect(page.getByRole('button', { name: 'Videó lejátszása' })).toBeVisible();
});
