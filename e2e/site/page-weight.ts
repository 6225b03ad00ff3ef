/**
 * What a first visit of a page loads before any interaction. Files are compressed when they are published,
 * so their bytes are exact; HTML changes with the content.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_FILE_PATH } from '@mall/contracts';
import { expect, type Request } from 'playwright/test';
import { z } from 'zod';

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

/** A page of few scripts, on which those of the shell are weighed. */
const LIGHT_PAGE = '/ajandekkartya';

/** Paths of the pages that have a budget. */
export const WEIGHED_PATHS: readonly string[] = [...Object.keys(pages), LIGHT_PAGE];

const kindOf = (request: Request) =>
  new URL(request.url()).pathname === SITE_FILE_PATH
    ? 'site'
    : KINDS[request.resourceType() as keyof typeof KINDS];

const bytesOf = async (request: Request) => (await request.sizes()).responseBodySize;

async function weigh(requests: readonly Request[]): Promise<Weight> {
  const weight: Weight = { html: 0, js: 0, css: 0, site: 0, requests: 0 };
  for (const request of requests) {
    const kind = kindOf(request);
    if (!kind) continue;
    weight[kind] += await bytesOf(request);
    weight.requests += 1;
  }
  return weight;
}

async function expectLightShell(requests: readonly Request[]): Promise<void> {
  const scripts = requests.filter((request) => /\/js\/shell\/.*\.js$/.test(request.url()));
  const sizes = await Promise.all(scripts.map(bytesOf));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(shellStart);
}

/** Expects that `requests`, all of a first visit of `address`, are within the page's budget, if it has one. */
export async function expectWithinBudget(
  address: string,
  requests: readonly Request[],
): Promise<void> {
  if (address === LIGHT_PAGE) await expectLightShell(requests);
  const limit = pages[address];
  if (!limit) return;
  const weight = await weigh(requests);
  for (const [kind, most] of Object.entries(limit)) {
    expect
      .soft(weight[kind as keyof Weight], `${kind} of ${address}: ${JSON.stringify(weight)}`)
      .toBeLessThanOrEqual(most);
  }
}
