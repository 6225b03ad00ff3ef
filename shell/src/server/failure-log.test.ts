import type { RendererOptions } from '@mall/contracts';
import { sampleSite } from '../remotes/testing/sample-site.ts';
import { FailureLog } from './failure-log.ts';

const log = jest.fn();

function failureLog(): FailureLog {
  const options = { site: sampleSite(), nodeEntries: { cinema: '/store/cinema/entry.js' }, log };
  return new FailureLog(options as unknown as RendererOptions, 'cinema');
}

beforeEach(() => log.mockClear());

test('a page that throws has failed', () => {
  const failures = failureLog();
  failures.rendering(new Error('broken'));
  expect([failures.pageFailed, failures.apps]).toEqual([true, ['cinema']]);
});

test('a page of which a part lacks its data has not, but the log says so', () => {
  const failures = failureLog();
  const error = new Error('503');
  failures.refusal(error);
  failures.rendering(error);
  expect(failures.pageFailed).toBe(false);
  expect(log).toHaveBeenCalledWith(
    'error',
    'a part of the page failed',
    expect.objectContaining({ app: 'cinema', part: 'rendering' }),
  );
});
