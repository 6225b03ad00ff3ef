/** Starts Jest and Playwright, and counts the tests in their reports. */
import { readFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, playwrightCli } from '../browser/find-browser.ts';
import { TaskError } from '../repository.ts';
import { clockArguments } from '../test-clock/test-clock.ts';
import { forgetSettings } from '../testing/forget-settings.ts';
import { type Counts, NOTHING, withCrash } from './counts.ts';
import { runVisibly } from './run-command.ts';
import type { StageResult } from './stages.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A file that could not run counts as one failed test. */
export function jestCounts(report: JestReport | undefined, exitCode: number): Counts {
  if (!report) return withCrash(NOTHING, 1);
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withCrash(counts, exitCode);
}

/** A test that passed only when it was repeated counts as failed: it is not to be trusted. */
export function playwrightCounts(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return withCrash(NOTHING, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return withCrash({ passed: expected, failed, skipped }, exitCode);
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

async function countTests<Report>(
  run: (reportFile: string) => Promise<number>,
  count: (report: Report | undefined, exitCode: number) => Counts,
): Promise<StageResult> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'test-run-'));
  const file = path.join(folder.path, 'report.json');
  const exitCode = await run(file);
  return { counts: count(readReport<Report>(file), exitCode) };
}

export function runJest(args: readonly string[]): Promise<StageResult> {
  forgetSettings();
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  return countTests((file) => {
    const report = ['--json', `--outputFile=${file}`];
    return runVisibly(process.execPath, [...clockArguments(), jest, ...report, ...args]);
  }, jestCounts);
}

/** Starts Playwright with a configuration in `e2e`; resolves to its exit code. */
export function playwright(
  configuration: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<number> {
  forgetSettings();
  const command = [playwrightCli(), 'test', '--config', `e2e/${configuration}`];
  return runVisibly(process.execPath, [...command, ...args], env);
}

/** @throws {TaskError} when there is no browser. */
export function requireBrowser(): string {
  const browser = findBrowser();
  if (browser) return browser;
  throw new TaskError('no browser: install Chromium, or name one by CHROME_PATH');
}

/** Runs the end-to-end tests with `args` added to Playwright's command line. */
export function runEndToEnd(args: readonly string[]): Promise<StageResult> {
  const CHROME_PATH = requireBrowser();
  return countTests((file) => {
    const env = { CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    return playwright('playwright.config.ts', ['--reporter=list,json', ...args], env);
  }, playwrightCounts);
}
