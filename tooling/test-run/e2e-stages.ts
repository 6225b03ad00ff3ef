/** The build, what it weighs, its contract tests, and the whole site in a real browser. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, playwrightCli } from '../browser/find-browser.ts';
import { REPOSITORY } from '../repository.ts';
import { type Counts, NOTHING, oneCheck, withCrash } from './counts.ts';
import { builtStage } from './jest-stage.ts';
import { collectReport } from './report-file.ts';
import { runQuietly, runVisibly } from './run-command.ts';
import type { Stage, StageResult } from './stage.ts';

const E2E = path.join(REPOSITORY, 'e2e');
const CONFIGURATION = path.join(E2E, 'playwright.config.ts');

/** The part of Playwright's report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Failures outside of tests. */
  errors: unknown[];
}

/** A test that passed only when it was repeated counts as failed: it is not to be trusted. */
export function playwrightCounts(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return withCrash(NOTHING, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return withCrash({ passed: expected, failed, skipped }, exitCode);
}

async function visitSite(args: readonly string[]): Promise<StageResult> {
  if (!existsSync(CONFIGURATION)) return { counts: NOTHING, output: 'there are none yet' };
  const browser = findBrowser();
  if (!browser) {
    const output = 'no browser: install Chromium, or name one by CHROME_PATH';
    return { counts: oneCheck(false), output };
  }
  const { exitCode, report } = await collectReport<PlaywrightReport>((file) =>
    runVisibly(
      process.execPath,
      [playwrightCli(), 'test', '--config', CONFIGURATION, '--reporter=list,json', ...args],
      { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    ),
  );
  return { counts: playwrightCounts(report, exitCode), output: '' };
}

/** The stages in their order; those after a failed build fail without being run. */
export function e2eStages(args: readonly string[]): Stage[] {
  let isBuilt = false;
  const afterBuild = (run: () => Promise<StageResult>) => async () =>
    isBuilt ? run() : { counts: oneCheck(false), output: 'not run: the build failed' };
  return [
    {
      name: 'build',
      part: 'e2e',
      run: async () => {
        isBuilt = (await runVisibly(process.execPath, ['tooling/tasks/build.ts'])) === 0;
        return { counts: oneCheck(isBuilt), output: '' };
      },
    },
    {
      name: 'page-weight budgets',
      part: 'e2e',
      run: afterBuild(async () => {
        const { exitCode, stdout, stderr } = await runQuietly(process.execPath, [
          'tooling/budgets/check.ts',
        ]);
        return { counts: oneCheck(exitCode === 0), output: `${stdout}${stderr}`.trimEnd() };
      }),
    },
    { ...builtStage(), run: afterBuild(builtStage().run) },
    { name: 'end-to-end tests', part: 'e2e', run: afterBuild(() => visitSite(args)) },
  ];
}
