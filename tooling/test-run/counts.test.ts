import { TaskError } from '../repository.ts';
import { countsLine, NOTHING, withCrash } from './counts.ts';
import { runInTurn } from './stages.ts';
import { jestCounts, playwrightCounts } from './test-runners.ts';

const JEST = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};

test('the line names skipped tests only when there are some', () => {
  expect(countsLine({ passed: 3, failed: 1, skipped: 0 })).toBe('3 passed, 1 failed');
  expect(countsLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('a runner that ends badly counts as one failure, unless its tests explain it', () => {
  expect(withCrash(NOTHING, 1).failed).toBe(1);
  expect(withCrash({ ...NOTHING, failed: 2 }, 1).failed).toBe(2);
  expect(withCrash(NOTHING, 0).failed).toBe(0);
});

test('a stage that cannot begin is a failure, and says why without a stack', async () => {
  const complaint = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const run = () => {
    throw new TaskError('no browser');
  };
  expect(await runInTurn([{ name: 'browser', run }])).toEqual({ ...NOTHING, failed: 1 });
  expect(complaint.mock.calls).toEqual([['no browser\n']]);
});

test('a Jest file that could not run is a failure', () => {
  expect(jestCounts(JEST, 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('a runner without a report has crashed', () => {
  expect(jestCounts(undefined, 0).failed).toBe(1);
  expect(playwrightCounts(undefined, 0).failed).toBe(1);
});

test('a flaky end-to-end test and an error outside tests are failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const counts = playwrightCounts({ stats, errors: ['setup'] }, 1);
  expect(counts).toEqual({ passed: 7, failed: 3, skipped: 2 });
});
