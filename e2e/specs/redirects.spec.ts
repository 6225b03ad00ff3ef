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

test('old and foreign paths lead on, and store their language', async ({ request }) => {
  const led = REDIRECTS.map(async ([from]) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    const { location, 'set-cookie': cookie = '' } = response.headers();
    const [, language] = new RegExp(`${LANGUAGE_STORAGE_KEY}=(\\w+)`).exec(cookie) ?? [];
    return [from, location, language];
  });
  expect(await Promise.all(led)).toEqual(
    REDIRECTS.map(([from, to, language]) => [from, to, language]),
  );
});

test('half-translated and too long paths are no pages', async ({ request }) => {
  for (const path of ['/shops/terkep', '/uzletek/map', '/404', '/uzletek/hm/extra'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
