/** Old and foreign paths lead on: 301, with query, in the language they came from. */
import { LANGUAGE_STORAGE_KEY } from '@mall/contracts';
import { expect, test } from '../site/visitor.ts';

const REDIRECTS: [from: string, to: string, language?: string][] = [
  ['/uzletek/mozi', '/mozi', 'hu'],
  ['/uzletek/cinema-city?x=1', '/mozi?x=1', 'hu'],
  ['/shops/cinema', '/cinema', 'en'],
  ['/shops/cinema-city', '/cinema', 'en'],
  ['/shops/tropicarium', '/tropicarium', 'en'],
  ['/uzletek/tropicarium', '/tropicarium', 'hu'],
  ['/uzletek/napliget-kockapark', '/kockapark', 'hu'],
  ['/shops/napliget-jatszohaz', '/playhouse', 'en'],
  ['/kuponnap', '/', 'hu'],
  ['/coupons', '/', 'en'],
  ['/csaladi-kartya', '/mynapliget-kartya', 'hu'],
  ['/family-card', '/mynapliget-card', 'en'],
  ['/Mozi', '/mozi'],
  ['/mozi/?nap=ma', '/mozi?nap=ma'],
];

for (const [from, to, language] of REDIRECTS) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
    const cookie = response.headers()['set-cookie'] ?? '';
    const stored = new RegExp(`${LANGUAGE_STORAGE_KEY}=(\\w+)`).exec(cookie)?.[1];
    expect(stored).toBe(language);
  });
}

test('a redirect into a neutral path shows the language it came from', async ({ page }) => {
  await page.goto('/shops/tropicarium');
  await expect(page).toHaveURL('/tropicarium');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const path of ['/shops/terkep', '/uzletek/map', '/404', '/uzletek/hm/extra']) {
  test(`${path} is no page`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
