import type { RendererOptions } from '@mall/contracts';
import { RemoteModuleError } from '../remotes/module-registry.ts';
import { sampleApp, sampleSite } from '../remotes/testing/sample-site.ts';
import { FailureLog, LeftToBrowserError } from './failure-log.ts';

const log = jest.fn();

const PARKING = sampleApp({ name: 'parking' }, { release: 'parking-1' });
const CINEMA = sampleApp({ name: 'cinema' }, { release: 'cinema-1' });

/** @param owner the app of the page; an unknown path has none. */
function failureLog({ owner }: { owner?: string | undefined } = { owner: 'cinema' }): FailureLog {
  const options = {
    site: sampleSite([PARKING, CINEMA]),
    nodeEntries: { cinema: '/store/cinema/entry.js', parking: '/store/parking/entry.js' },
    log,
  };
  return new FailureLog(options as unknown as RendererOptions, owner);
}

const errorIn = (...files: string[]) =>
  Object.assign(new Error('broken'), { stack: `Error: broken\n at ${files.join('\n at ')}` });

const written = () => log.mock.calls.map(([, , fields]) => fields);

beforeEach(() => log.mockClear());

test('assigns an error whose stack names no app to the owner of the page', () => {
  failureLog().rendering(new Error('503'));
  expect(written()).toMatchObject([{ app: 'cinema', part: 'rendering' }]);
});

test('assigns an error to the app whose code is first in its stack', () => {
  const failures = failureLog();
  failures.rendering(errorIn('/store/shell/entry.js', '/store/parking/a.js', '/store/cinema/b.js'));
  expect(failures.apps).toEqual(['parking']);
  expect(written()).toEqual([
    {
      ...{ app: 'parking', release: 'parking-1', part: 'rendering' },
      error: expect.stringMatching(/^Error: broken\n at \/store\/shell/),
    },
  ]);
});

test('assigns an error on a page of no app to the shell', () => {
  const failures = failureLog({});
  failures.rendering(Object.create(null));
  expect(written()).toEqual([
    { app: 'shell', release: undefined, part: 'rendering', error: '[Object: null prototype] {}' },
  ]);
});

test('logs a module that fails to load with the cause, but not its consequences', () => {
  const failures = failureLog();
  const cause = errorIn('/store/parking/slot.js');
  failures.loading(
    { app: 'parking', part: './slots/free' },
    new RemoteModuleError(PARKING, './slots/free', 'it throws', cause),
  );
  failures.rendering(new Error('the part is not there'));
  expect(written()).toEqual([
    { app: 'parking', release: 'parking-1', part: './slots/free', error: cause.stack },
  ]);
  expect(failures.apps).toEqual(['parking']);
  failures.rendering(errorIn('/store/cinema/page.js'));
  expect(failures.apps).toEqual(['parking', 'cinema']);
});

test('a slot left to the browser does not fail its page', () => {
  const failures = failureLog();
  failures.loading({ app: 'parking', part: './slots/free' }, new Error('not loaded'));
  const { stack } = errorIn('/store/cinema/page.js');
  failures.rendering(Object.assign(new LeftToBrowserError(), { stack }));
  expect(failures.apps).toEqual(['parking']);
  expect(written()).toHaveLength(1);
});

test('logs why a module is invalid', () => {
  const error = new RemoteModuleError(CINEMA, './pages/films', 'it has no Component');
  failureLog().loading({ app: 'cinema', part: './pages/films' }, error);
  expect(written()[0].error).toContain('it has no Component');
});
