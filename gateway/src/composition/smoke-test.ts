/** The smoke test of a composition before the swap: every page without parameters is rendered. */
import { type RenderResult, SHELL } from '@mall/contracts';
import pLimit from 'p-limit';
import { isComplete, toPage } from '../pages/page.ts';
import { type PageRequest, readPageRequest } from '../pages/page-request.ts';
import type { CompositionInstance } from './composition-instance.ts';

/** A page that the candidate answers worse than the live composition. */
export interface Regression {
  path: string;
  status: number;
  /** The apps that caused it, with their releases. */
  apps: { app: string; release: string | undefined }[];
}

type Answer = Pick<RenderResult, 'status' | 'failed' | 'owner'>;

const CONCURRENCY = 4;

async function answerOf(instance: CompositionInstance, request: PageRequest): Promise<Answer> {
  const none: Answer = { status: 503, failed: [SHELL] };
  return instance.renderer.render(request).catch(() => none);
}

/** Renders a page, and caches it when it is complete. */
async function renderPage(instance: CompositionInstance, request: PageRequest): Promise<Answer> {
  const result = await instance.renderer.render(request).catch(() => undefined);
  if (!result) return answerOf(instance, request);
  instance.pages.set(request, await toPage(result, instance.composition.revision));
  return result;
}

function regressionOf(
  { composition }: CompositionInstance,
  path: string,
  answer: Answer,
  newlyFailed: readonly string[],
): Regression {
  const names = newlyFailed.length > 0 ? newlyFailed : [answer.owner ?? SHELL];
  const apps = names.map((app) => ({ app, release: composition.apps[app] }));
  return { path, status: answer.status, apps };
}

/** Renders an incomplete page once more, and compares it with the page of the live composition. */
async function compare(
  candidate: CompositionInstance,
  live: CompositionInstance,
  request: PageRequest,
): Promise<Regression[]> {
  const [now, before] = await Promise.all([answerOf(candidate, request), answerOf(live, request)]);
  const newlyFailed = now.failed.filter((app) => !before.failed.includes(app));
  const worse = now.status >= 500 && before.status < 500;
  if (!worse && newlyFailed.length === 0) return [];
  return [regressionOf(candidate, request.url, now, newlyFailed)];
}

/**
 * Renders every page without parameters, in each language.
 * @param live the composition to compare with; without one every answer is accepted.
 * @returns the pages that became worse.
 */
export async function smokeTest(
  candidate: CompositionInstance,
  live: CompositionInstance | undefined,
): Promise<Regression[]> {
  const limit = pLimit(CONCURRENCY);
  const paths = await candidate.renderer.staticPaths();
  const regressions = await limit.map(paths, async ({ path, language }) => {
    const request: PageRequest = { ...readPageRequest(path, {}), storedLanguage: language };
    const answer = await renderPage(candidate, request);
    return isComplete(answer) || !live ? [] : compare(candidate, live, request);
  });
  return regressions.flat();
}
