/** Candidates whose start fails; starts and ends are in the order that the test gives them. */
import type { Rollout } from '@mall/release';
import { Candidates } from './candidates.ts';
import { CompositionInstance, type InstanceContext } from './composition-instance.ts';

const PREVIEW = { id: '1a2b3c4d', kind: 'preview', apps: {} } as unknown as Rollout;
const context = { log: { error: () => {} } } as unknown as InstanceContext;

const instance = () => {
  const close = jest.fn(async () => {});
  return { close, composition: { apps: {} }, renderer: { close } };
};
type Fake = ReturnType<typeof instance>;

let starts: PromiseWithResolvers<Fake>[];
let live: { current: Fake };
let candidates: Candidates;

beforeEach(() => {
  starts = [];
  live = { current: instance() };
  candidates = new Candidates(context, live as never);
  jest.spyOn(CompositionInstance, 'start').mockImplementation((() => {
    const start = Promise.withResolvers<Fake>();
    starts.push(start);
    return start.promise;
  }) as never);
});
afterEach(() => candidates.close());

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('closes the candidate over what was live before, also when the next one does not start', async () => {
  const first = candidates.get(PREVIEW);
  const started = instance();
  starts[0]?.resolve(started);
  await first;
  live.current = instance();
  const next = candidates.get(PREVIEW);
  expect(started.close).not.toHaveBeenCalled();
  starts[1]?.reject(new Error('no start'));
  await expect(next).rejects.toThrow('no start');
  await settled();
  expect(started.close).toHaveBeenCalledTimes(1);
  expect(candidates.running(PREVIEW.id)).toBeUndefined();
});

test('survives a start that fails after the next one has begun', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const first = candidates.get(PREVIEW);
  live.current = instance();
  const next = candidates.get(PREVIEW);
  starts[0]?.reject(new Error('no start'));
  await expect(first).rejects.toThrow('no start');
  const started = instance();
  starts[1]?.resolve(started);
  await next;
  await settled();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(candidates.running(PREVIEW.id)).toBe(started);
});

test('keeps the previews that were used last, ends one that nobody uses, and starts it again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  const now = jest.spyOn(performance, 'now').mockReturnValue(1);
  const minute = (minutes: number) => {
    now.mockReturnValue(minutes * 60_000);
    jest.advanceTimersByTime(9 * 60_000);
  };
  const started = ['1', '2', '3', '4'].map((digit) => {
    void candidates.get({ ...PREVIEW, id: digit.repeat(8) });
    const next = instance();
    starts.at(-1)?.resolve(next);
    return next;
  });
  const closed = () => started.map(({ close }) => close.mock.calls.length);
  await settled();
  expect(closed()).toEqual([1, 0, 0, 0]);
  minute(9);
  await candidates.get({ ...PREVIEW, id: '2'.repeat(8) });
  minute(18);
  await settled();
  expect(closed()).toEqual([1, 0, 1, 1]);
  void candidates.get({ ...PREVIEW, id: '1'.repeat(8) });
  expect(starts).toHaveLength(5);
  starts[4]?.resolve(instance());
  jest.useRealTimers();
});
