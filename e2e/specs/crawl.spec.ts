/** Every link answers, every page is whole, and the sitemap lists the same pages. */
import { type Crawl, type CrawledPage, crawl } from '../site/crawl.ts';
import { SITE_PAGES } from '../site/pages.ts';
import { problemsOf } from '../site/served-page.ts';
import { expect, test } from '../site/visitor.ts';

test.describe.configure({ timeout: 180_000 });

/** What is wrong with how an indexed page names itself and its twin in the other language. */
function relationProblems(page: CrawledPage, pages: Crawl['pages']): string[] {
  const problems: string[] = [];
  const { canonical } = page;
  const { hu, en } = page.alternates;
  if (!canonical) problems.push('has no canonical');
  if (canonical !== page.alternates[page.language ?? ''])
    problems.push(`alternates do not name the page itself: ${canonical}`);
  if (page.alternates['x-default'] !== hu || !hu || !en)
    problems.push('alternates lack hu, en or x-default');
  const twin = pages.get((page.language === 'hu' ? en : hu) ?? '');
  if (!twin) problems.push('its twin in the other language was not found');
  else if (twin.alternates.hu !== hu || twin.alternates.en !== en)
    problems.push('its twin names other alternates');
  return problems;
}

/** A news item may still lead to the page of a campaign that is over. */
const pathsOfOver = new Set(
  SITE_PAGES.filter(({ status }) => status === 410).map(({ path }) => path.replace(/\?.*/, '')),
);
const statusProblems = ({ address, status }: CrawledPage) =>
  status === (pathsOfOver.has(address.replace(/\?.*/, '')) ? 410 : 200)
    ? []
    : [`answers ${status}`];

function problemsIn({ pages, files, linkedFrom }: Crawl): string[] {
  const ofPages = [...pages.values()].flatMap((page) => {
    const problems = [
      ...statusProblems(page),
      ...page.problems,
      ...(page.indexed ? relationProblems(page, pages) : []),
    ];
    return problems.map(
      (problem) => `${page.address} (from ${linkedFrom.get(page.address)}): ${problem}`,
    );
  });
  const ofFiles = [...files].filter(([, status]) => status !== 200);
  return [...ofPages, ...ofFiles.map(([file, status]) => `${file} answers ${status}`)];
}

async function sitemapPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc);
    return pathname + search;
  });
}

const indexedPaths = SITE_PAGES.filter((page) => page.indexed).map(({ path }) => path);

// Links to the other language lead to its pages too; each page in each language is read by
// every-page-on-the-server.
test('from the home page', async ({ baseURL }) => {
  const result = await crawl(baseURL ?? '', problemsOf);
  expect(problemsIn(result)).toEqual([]);
  expect(result.pages.size).toBeGreaterThan(450);
  expect([...result.pages.keys()]).toEqual(expect.arrayContaining(indexedPaths));
  const canonical = [...result.pages.values()].flatMap((page) =>
    page.indexed && page.canonical ? [page.canonical] : [],
  );
  expect([...new Set(canonical)].sort()).toEqual((await sitemapPaths(baseURL ?? '')).sort());
});
