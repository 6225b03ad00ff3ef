/** The floor plan: by keyboard and by touch, links to a shop, ways and visits. */
import type { Page } from 'playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { expect, test, visit, waitForHydration } from '../site/visitor.ts';

/** A shop of the ground floor, and one of the upper floor. */
const GROUND = { slug: 'hm', name: 'H&M', unit: 'F-11' };
const UPPER = { slug: 'sportisimo', name: 'Sportisimo', unit: 'E-01' };
/** Of the ground floor, too small for its name until the plan is zoomed. */
const SMALL = 'Zokniország';

function mapOf(page: Page) {
  const main = page.getByRole('main');
  const plan = main.getByRole('region', { name: /^(?:Alaprajz|Floor plan): / });
  return {
    main,
    plan,
    floor: (name: string) => main.getByRole('region', { name, exact: true }),
    card: (name: string) => main.getByRole('region', { name, exact: true }),
    listed: ({ name, unit }: typeof GROUND) => main.getByRole('link', { name: `${name} ${unit}` }),
    /** The name beside the pin of the unit that is lit. */
    lit: main.locator('svg text[paint-order][y]:visible'),
    drawing: plan.locator('svg:visible'),
    /** Drawn over its casing. */
    way: main.locator('polyline:visible').last(),
  };
}

async function widthOf(page: Page): Promise<number> {
  return (await mapOf(page).drawing.boundingBox())?.width ?? 0;
}

/** Moves two fingers apart, from `before` to `after` pixels between them, as a touch screen reports it. */
async function spread(page: Page, before: number, after: number): Promise<void> {
  const box = await mapOf(page).plan.boundingBox();
  if (!box) throw new Error('the plan is not shown');
  const [middle, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) =>
    [-apart / 2, apart / 2].map((offset, id) => ({ id, x: middle + offset, y }));
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: apart ? fingers(apart) : [] });
  await send('touchStart', before);
  for (const share of [0.25, 0.5, 0.75, 1])
    await send('touchMove', before + (after - before) * share);
  await send('touchEnd');
  await devtools.detach();
}

test('the keyboard alone zooms, finds a shop, opens its card and asks for a way', async ({
  page,
  consoleLines,
  browserName,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/shops/map');
  const { main, plan, floor, card, listed, lit, way, drawing } = mapOf(page);
  await expect(plan).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await plan.focus();
  const whole = await widthOf(page);
  const small = drawing.getByText(SMALL);
  await expect(small).toHaveCount(0);
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(whole * 1.2);
  await page.keyboard.press('+');
  await expect(small).toHaveCSS('opacity', '1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(page)).toBe(whole);

  await listed(UPPER).focus();
  await page.keyboard.press('Enter');
  await expect(card(UPPER.name).getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(`/shops/map?uzlet=${UPPER.slug}`);
  await expect(floor('Floor plan: First floor')).toBeVisible();
  await expect(lit).toBeInViewport();
  await expect(listed(UPPER)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(listed(UPPER)).toBeFocused();
  await expect(lit).toHaveCount(0);
  await expect(floor('Floor plan: First floor')).toBeVisible();

  await page.keyboard.press('Enter');
  await card(UPPER.name).getByRole('link', { name: 'How do I get there?' }).press('Enter');
  await expect(page).toHaveURL(`/shops/map?hova=${UPPER.slug}`);
  const starts = main.getByRole('region', { name: 'Where do you start?' });
  await starts.getByRole('link', { name: /^East entrance/ }).press('Enter');
  await expect(floor('Floor plan: Ground floor')).toBeVisible();
  await expect(main.getByText(/^\d+ m, about \d+ minutes?$/)).toBeVisible();
  await expect(way).toBeVisible();
  await main.getByRole('link', { name: 'First floor' }).press('Enter');
  await expect(floor('Floor plan: First floor')).toBeVisible();
  await expect(way).toBeVisible();
  test.skip(browserName === 'firefox', 'WebDriver BiDi emulates no print');
  await page.emulateMedia({ media: 'print' });
  await expect(drawing).toHaveCount(2);
  await expect(main.getByText('To let')).toBeVisible();
  await expect(main.getByRole('form')).toHaveCount(0);
  expect(consoleLines).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('links lead to a shop’s unit and card, on load and from its page', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'WebDriver BiDi sends Firefox no taps');
    await page.goto(`/uzletek/terkep?uzlet=${UPPER.slug}`);
    const { main, plan, floor, card, lit, listed } = mapOf(page);
    await expect(floor('Alaprajz: Emelet')).toBeInViewport({ ratio: 1 });
    await expect(card(UPPER.name)).toBeInViewport({ ratio: 1 });
    await waitForHydration(page);
    await expect(lit).toBeInViewport();
    await card(UPPER.name).getByRole('link', { name: 'Bezárás' }).tap();
    await expect(card(UPPER.name)).toHaveCount(0);
    await main.getByRole('link', { name: 'Földszint', exact: true }).tap();
    await expect(plan).toHaveAccessibleName('Alaprajz: Földszint');

    const width = await widthOf(page);
    await spread(page, 80, 160);
    await expect.poll(async () => (await widthOf(page)) / width).toBeCloseTo(2, 1);
    await spread(page, 160, 80);
    await expect.poll(async () => (await widthOf(page)) / width).toBeCloseTo(1, 1);
    await expect(card(UPPER.name)).toHaveCount(0);

    await visit(page, `/uzletek/${GROUND.slug}`);
    await main.getByRole('link', { name: 'Mutasd a térképen' }).tap();
    await expect(page).toHaveURL(`/uzletek/terkep?uzlet=${GROUND.slug}`);
    await expect(card(GROUND.name)).toBeInViewport({ ratio: 1 });
    await expect(lit).toBeInViewport();
    await listed(UPPER).tap();
    await expect(card(UPPER.name)).toBeInViewport({ ratio: 1 });
  });
});

test('in a low window a step stays beside the plan', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, `/uzletek/terkep?honnan=entrance-east&hova=${GROUND.slug}`);
  const { main, plan } = mapOf(page);
  await page.getByRole('button', { name: 'Elutasítom' }).click();
  await main.getByRole('button', { name: 'Lépésről lépésre' }).click();
  const next = main.getByRole('button', { name: 'Következő lépés' });
  await next.click();
  await expect(plan).toBeInViewport();
  await expect(next).toBeInViewport({ ratio: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared visit, directions and a unit have links', async ({ page }) => {
    const { main, way, floor, card } = mapOf(page);
    await page.goto('/uzletek/terkep?latogatas=hm,sportisimo&honnan=entrance-east');
    await expect(main.getByText(/^\d+ m, kb\. \d+ perc séta$/)).toBeVisible();
    await expect(way).toBeVisible();
    const order = main.getByRole('region', { name: 'A látogatásom' }).getByRole('listitem');
    await expect(order).toHaveText([/^Sportisimo|^H&M/, /^Sportisimo|^H&M/]);
    await main.getByRole('link', { name: 'Emelet', exact: true }).click();
    await expect(floor('Alaprajz: Emelet')).toBeVisible();
    await page.goto('/uzletek/terkep?kategoria=service&hova=tropicarium');
    await main.getByRole('combobox', { name: 'Itt vagyok' }).fill('mozi');
    await main.getByRole('button', { name: 'Mutasd az utat' }).click();
    await expect(page).toHaveURL('/uzletek/terkep?kategoria=service&honnan=mozi&hova=tropicarium');
    await expect(main.getByText(/^\d+ m, körülbelül \d+ perc$/)).toBeVisible();
    const steps = main.getByRole('region', { name: 'Mozi – Tropicarium' }).getByRole('list');
    await expect(steps).toHaveCSS('list-style-type', 'decimal');
    await main.locator(`a[data-place=${UPPER.slug}]`).click();
    await expect(card(UPPER.name)).toBeVisible();
  });
});
