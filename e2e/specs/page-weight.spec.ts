/**
 * What a first visit of each kind of page loads before any interaction, as a phone gets it. Files are
 * compressed when they are published, so their bytes are exact; HTML changes with the content.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_FILE_PATH } from '@mall/contracts';
import type { Page, Request } from 'playwright/test';
import { z } from 'zod';
import { watchRequests } from '../site/requests.ts';
import { expect, test } from '../site/visitor.ts';

const KINDS = { document: 'html', script: 'js', stylesheet: 'css' } as const;

const weightSchema = z.strictObject({
  html: z.int(),
  js: z.int(),
  css: z.int(),
  /** The site record, which all pages share. */
  site: z.int(),
  /** Documents, scripts, stylesheets and the site record; images depend on the content. */
  requests: z.int(),
});
type Weight = z.infer<typeof weightSchema>;

const budgetsFile = path.join(import.meta.dirname, '../../tooling/budgets.json');
const { pages, shellStart } = z
  .object({ pages: z.record(z.string(), weightSchema), shellStart: z.int() })
  .parse(JSON.parse(readFileSync(budgetsFile, 'utf8')));

const kindOf = (request: Request) =>
  new URL(request.url()).pathname === SITE_FILE_PATH
    ? 'site'
    : KINDS[request.resourceType() as keyof typeof KINDS];

async function requestsOf(page: Page, url: string): Promise<Request[]> {
  const requests = watchRequests(page);
  await page.goto(url);
  await requests.settled();
  return requests.all;
}

async function weigh(page: Page, url: string): Promise<Weight> {
  const weight: Weight = { html: 0, js: 0, css: 0, site: 0, requests: 0 };
  for (const request of await requestsOf(page, url)) {
    const kind = kindOf(request);
    if (!kind) continue;
    weight[kind] += (await request.sizes()).responseBodySize;
    weight.requests += 1;
  }
  return weight;
}

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

for (const [url, limit] of Object.entries(pages)) {
  test(`${url} is within its budget`, async ({ page }) => {
    const weight = await weigh(page, url);
    for (const [kind, most] of Object.entries(limit)) {
      expect
        .soft(weight[kind as keyof Weight], `${kind} of ${url}: ${JSON.stringify(weight)}`)
        .toBeLessThanOrEqual(most);
    }
  });
}

test('the shell starts within its budget', async ({ page }) => {
  const requests = await requestsOf(page, '/ajandekkartya');
  const scripts = requests.filter((request) => /\/js\/shell\/.*\.js$/.test(request.url()));
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(shellStart);
});
