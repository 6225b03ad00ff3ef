/** Where the QR code of the app leads. */
import { sampleContent } from '../testing/sample-content.ts';
import { openTestSqlite } from '../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const ANDROID = 'https://play.google.com/store/apps/details?id=example';
const IOS = 'https://apps.apple.com/hu/app/example/id1';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(openTestSqlite());
  const content = sampleContent();
  const [page] = content.pages;
  const label = { hu: 'Bolt', en: 'Store' };
  const [section] = page?.sections ?? [];
  const links = [ANDROID, IOS].map((url) => ({ label, url }));
  const sections = [{ ...section, links, prices: [] }];
  if (page) content.pages.push({ ...page, id: 'app', sections } as typeof page);
  await site.load(content);
});
afterAll(() => site.close());

it.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150', '', ANDROID],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', '?lang=en', IOS],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150', '', '/app'],
  ['a computer in English', 'Mozilla/5.0 (Windows NT 10.0)', '?lang=en', '/app?lang=en'],
])('leads %s to its store, or to the page that names both', async (_who, agent, query, to) => {
  const response = await fetch(`${site.origin}/api/app${query}`, {
    redirect: 'manual',
    headers: { 'user-agent': agent },
  });
  expect([response.status, response.headers.get('location')]).toEqual([302, to]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('leads to the page while the content names no store', async () => {
  await site.load(sampleContent());
  const headers = { 'user-agent': 'Android' };
  const response = await fetch(`${site.origin}/api/app`, { redirect: 'manual', headers });
  expect(response.headers.get('location')).toBe('/app');
});
