/** Visits the pages that a preview can break, in both languages, and those with a problem in the live site as well. */
import {
  LANGUAGE_STORAGE_KEY,
  LANGUAGES,
  type Language,
  TOUCHED_PAGES_PATH,
  type TouchedPage,
  touchedPageSchema,
} from '@mall/contracts';
import type { BrowserReport, PageProblem } from '@mall/release';
import pLimit from 'p-limit';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { LAUNCH_ARGUMENTS } from '../browser/launch-arguments.ts';
import { TaskError } from '../repository.ts';
import { type Problem, problemsOf } from './visit-page.ts';

/** Pages that are open at once. */
const CONCURRENCY = 3;
/** Phones in one language, desktops in the other. */
const WIDTHS = { hu: 390, en: 1440 } as const;

type Contexts = Record<Language, BrowserContext>;

async function contextsOf(browser: Browser, origin: string): Promise<Contexts> {
  const contexts = LANGUAGES.map(async (language) => {
    const context = await browser.newContext({
      viewport: { width: WIDTHS[language], height: 900 },
      serviceWorkers: 'block',
    });
    await context.addCookies([{ name: LANGUAGE_STORAGE_KEY, value: language, url: origin }]);
    return [language, context];
  });
  return Object.fromEntries(await Promise.all(contexts)) as Contexts;
}

/** @throws {TaskError} when the gateway refuses the link, as one of another key, or the candidate does not start. */
async function beginPreview({ hu, en }: Contexts, link: string): Promise<TouchedPage[]> {
  const { origin } = new URL(link);
  for (const { request } of [hu, en]) {
    const response = await request.get(link);
    if (response.ok()) continue;
    const hint = 'has it the same PREVIEW_KEYS as this command?';
    throw new TaskError(`${origin} responds to a preview with ${response.status()}; ${hint}`);
  }
  const response = await hu.request.get(origin + TOUCHED_PAGES_PATH, { failOnStatusCode: true });
  return touchedPageSchema.array().parse(await response.json());
}

/** The same in two compositions, whose files have other names and positions. */
function keyOf({ kind, text }: Problem): string {
  return kind === 'layout-shift' ? kind : `${kind} ${text.split('\n')[0]}`;
}

/** What a machine with too much to do may have caused. */
const isOfTime = ({ kind }: Problem) => kind === 'time-out' || kind === 'layout-shift';

type Visit = (contexts: Contexts, page: TouchedPage) => Promise<Problem[]>;

/** Looks at a page again, beside no other: at what time may have caused, and at the live page. */
async function confirm(
  visit: Visit,
  preview: Contexts,
  live: Contexts,
  { page, problems }: { page: TouchedPage; problems: Problem[] },
): Promise<PageProblem[]> {
  const again = problems.some(isOfTime) ? await visit(preview, page) : [];
  const kept = [...problems.filter((problem) => !isOfTime(problem)), ...again];
  if (kept.length === 0) return [];
  const before = new Set((await visit(live, page)).map(keyOf));
  const distinct = new Map(kept.map((problem) => [keyOf(problem), problem]));
  return [...distinct].map(([key, problem]) => ({ page, ...problem, isLive: before.has(key) }));
}

/** @param link of a preview on a running site, opened by nobody else. */
export async function checkPreview(link: string, executablePath: string): Promise<BrowserReport> {
  const { origin, hostname } = new URL(link);
  await using browser = await chromium.launch({
    executablePath,
    // What a release asks of others is reported, and never sent.
    args: [...LAUNCH_ARGUMENTS, `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`],
  });
  const [preview, live] = [await contextsOf(browser, origin), await contextsOf(browser, origin)];
  const pages = await beginPreview(preview, link);
  const visit: Visit = (contexts, { language, path }) =>
    problemsOf(contexts[language], path, origin);
  const found = await pLimit(CONCURRENCY).map(pages, async (page) => {
    return { page, problems: await visit(preview, page) };
  });
  const failed = found.filter(({ problems }) => problems.length > 0);
  const confirmed = await pLimit(1).map(failed, (one) => confirm(visit, preview, live, one));
  return { pages: pages.length, problems: confirmed.flat() };
}
