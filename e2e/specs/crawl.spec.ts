/** Every link answers, every page is whole, and the sitemap lists the same pages. */
import { LANGUAGES } from '@mall/contracts';
import { type Crawl, crawl } from '../site/crawl.ts';
import { expect, test } from '../site/visitor.ts';

test.describe.configure({ timeout: 180_000 });

function faultsOf({ pages, files, linkedFrom }: Crawl): string[] {
  const faults: string[] = [];
  for (const page of pages.values()) {
    const tell = (fault: string) =>
      faults.push(`${page.address} (from ${linkedFrom.get(page.address)}): ${fault}`);
    if (page.status !== 200) tell(`answers ${page.status}`);
    if (page.headings !== 1) tell(`has ${page.headings} h1`);
    if (page.title.trim().length < 5) tell('has no title');
    if (page.description.length < 50 || page.description.length > 160)
      tell(`description of ${page.description.length} characters`);
    if (!page.indexed) continue;
    if (!page.canonical) tell('has no canonical');
    const { hu, en } = page.alternates;
    const canonical = page.canonical?.replace(/\?.*/, '');
    if (canonical !== page.alternates[page.language ?? ''])
      tell(`alternates do not name the page itself: ${canonical}`);
    if (page.alternates['x-default'] !== hu || !hu || !en)
      tell('alternates lack hu, en or x-default');
    const twin = pages.get((page.language === 'hu' ? en : hu) ?? '');
    if (!twin) tell('its twin in the other language was not found');
    else if (twin.alternates.hu !== hu || twin.alternates.en !== en)
      tell('its twin names other alternates');
  }
  for (const [file, status] of files) if (status !== 200) faults.push(`${file} answers ${status}`);
  return faults;
}

async function sitemapPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
}

for (const language of LANGUAGES) {
  test(`from the home page in ${language}`, async ({ baseURL }) => {
    const result = await crawl(baseURL ?? '', language);
    expect(faultsOf(result)).toEqual([]);
    expect(result.pages.size).toBeGreaterThan(450);
    const canonical = [...result.pages.values()].flatMap((page) =>
      page.indexed && page.canonical ? [page.canonical.replace(/\?.*/, '')] : [],
    );
    expect([...new Set(canonical)].sort()).toEqual((await sitemapPaths(baseURL ?? '')).sort());
  });
}
