/** The smoke test of a composition: renders pages, and compares those that fail with the live ones. */
import { once } from 'node:events';
import { type RenderResult, SHELL } from '@mall/contracts';
import type { Refusal } from '@mall/release';
import pLimit from 'p-limit';
import { RenderFailure } from '../render/render-failure.ts';
import type { CompositionInstance } from './composition-instance.ts';
import { shortErrorOf } from './first-errors.ts';
import { isComplete, type PageRequest, toPage } from './page.ts';

/** A page that is worse in the candidate than in the live composition. */
export interface Regression {
  path: string;
  status: number;
  /** The apps that caused it, with their releases and first errors. */
  apps: { app: string; release: string | undefined; error: string }[];
}

/** Each app that caused a regression, with the page on which it did. */
export const refusalsOf = (regressions: readonly Regression[]): Refusal[] =>
  regressions.flatMap(({ path, apps }) => apps.map((cause) => ({ ...cause, page: path })));

export interface SmokeTestResult {
  regressions: Regression[];
  /** Pages that fail, as those of the live composition do: what the change does to them is not known. */
  inconclusive: string[];
}

type Outcome = Pick<RenderResult, 'status' | 'failed' | 'owner'> & {
  error?: string;
  /** Whether the shell ended the worker, which is no passing reason. */
  isCertain?: boolean;
};

/** Routes whose pages are rendered at once. */
const CONCURRENCY = 4;
/** Pages with a regression that are enough for a refusal. */
const MAX_REGRESSIONS = 5;

function failedOutcome(error: unknown): Outcome {
  const { kind, app } = error instanceof RenderFailure ? error.details : {};
  const isCertain = kind === 'lost' && app === SHELL;
  return { status: 503, failed: [SHELL], error: shortErrorOf(error), isCertain };
}

/** Renders a page, and caches it when it is complete. */
async function render(instance: CompositionInstance, request: PageRequest): Promise<Outcome> {
  try {
    const { contentVersion } = instance.pages;
    const result = await instance.renderer.render(request);
    instance.pages.set(request, toPage(result, instance.name), contentVersion);
    return result;
  } catch (error) {
    return failedOutcome(error);
  }
}

function regressionOf(
  { composition, errors }: CompositionInstance,
  live: CompositionInstance | undefined,
  path: string,
  outcome: Outcome,
  newlyFailed: readonly string[] = [],
): Regression {
  const names = newlyFailed.length > 0 ? newlyFailed : [outcome.owner ?? SHELL];
  const apps = names.map((app) => {
    return {
      app,
      release: composition.apps[app],
      error: errors.newSince(live?.errors, app) ?? outcome.error ?? `status ${outcome.status}`,
    };
  });
  return { path, status: outcome.status, apps };
}

/** 0 for a page, 1 for one that is not found, 2 for one that fails. */
function badness({ status }: Outcome): number {
  if (status >= 500) return 2;
  return status >= 400 ? 1 : 0;
}

/** Renders a page that is not right once more, and compares it with the page of the live composition. */
async function compare(
  candidate: CompositionInstance,
  live: CompositionInstance,
  request: PageRequest,
  outcome: Outcome,
): Promise<Regression | 'inconclusive' | undefined> {
  const again = outcome.isCertain ? outcome : render(candidate, request);
  const [now, before] = await Promise.all([again, render(live, request)]);
  const newlyFailed = now.failed.filter((app) => !before.failed.includes(app));
  if (badness(now) > badness(before) || newlyFailed.length > 0) {
    return regressionOf(candidate, live, request.url, now, newlyFailed);
  }
  return isComplete(now) ? undefined : 'inconclusive';
}

async function testPage(
  candidate: CompositionInstance,
  live: CompositionInstance | undefined,
  request: PageRequest,
): Promise<Regression | 'inconclusive' | undefined> {
  const outcome = await render(candidate, request);
  const isGood = isComplete(outcome) && badness(outcome) === 0;
  if (isGood) return;
  if (live) return compare(candidate, live, request, outcome);
  return outcome.isCertain ? regressionOf(candidate, live, request.url, outcome) : undefined;
}

/**
 * Whether the other pages need no test. Where the shell fails, each of them may take half a minute:
 * every release of another team waits as long.
 */
function isEnough(regressions: readonly Regression[]): boolean {
  const isOfShell = regressions.some(({ apps }) => apps.some(({ app }) => app === SHELL));
  return isOfShell || regressions.length >= MAX_REGRESSIONS;
}

/**
 * Renders pages of a composition, until the regressions are enough.
 * @param live the composition to compare with; without one only a page counts on which the shell ends
 * its worker, since the pages after it would take as long.
 * @param routes the pages of each route. They are rendered one after the other: the worker that has
 * rendered one of them is free then, and has compiled their code.
 * @param signal ends the test at once, with what is known by then.
 */
export async function smokeTest(
  candidate: CompositionInstance,
  live: CompositionInstance | undefined,
  routes: readonly PageRequest[][],
  signal: AbortSignal,
): Promise<SmokeTestResult> {
  const regressions: Regression[] = [];
  const inconclusive: string[] = [];
  const enough = new AbortController();
  const end = AbortSignal.any([signal, enough.signal]);
  const tested = pLimit(CONCURRENCY).map([...routes], async (pages) => {
    for (const request of pages) {
      if (end.aborted) return;
      const found = await testPage(candidate, live, request);
      if (found === 'inconclusive') inconclusive.push(request.url);
      else if (found) regressions.push(found);
      if (isEnough(regressions)) enough.abort();
    }
  });
  await Promise.race([tested, once(end, 'abort')]);
  return { regressions: [...regressions], inconclusive: [...inconclusive] };
}
