import { slotEntries, slotRegistry } from './slots.ts';
import { sampleApp, sampleModules, sampleRegistry, sampleSite } from './testing/sample-site.ts';

const NAME = 'below-page';

/** An app that fills a slot at each of the orders. */
function filler(name: string, ...orders: number[]) {
  const slots = orders.map((order) => ({ name: NAME, module: `./slots/at-${order}`, order }));
  const other = { name: 'other', module: './slots/x' };
  return sampleApp({ name, slots: [...slots, other] });
}

test('sorts the contributions of a slot by order, then by app', () => {
  const site = sampleSite([filler('zoo', 20, 10), filler('cinema', 10), filler('art', 30)]);
  expect(slotEntries(site, NAME).map(({ app, module }) => `${app} ${module}`)).toEqual([
    'cinema ./slots/at-10',
    'zoo ./slots/at-10',
    'zoo ./slots/at-20',
    'art ./slots/at-30',
  ]);
  expect(slotEntries(site, 'unknown')).toEqual([]);
});

test('a contribution has the styles of its module', () => {
  const css = ['/js/parking/1/free-places.css'];
  const exposes = { './slots/at-10': { js: [], css, shared: [] } };
  const site = sampleSite([{ ...filler('parking', 10), exposes }]);
  const { registry } = sampleRegistry({});
  const { contributions } = slotRegistry({ site, registry, ready: new Set(), load: jest.fn() });
  expect(contributions(NAME).map(({ styles }) => styles)).toEqual([css]);
});

describe('a contribution', () => {
  const Component = () => null;
  const load = jest.fn();
  let ready: Set<string>;

  beforeEach(() => {
    jest.useFakeTimers();
    load.mockReset();
    ready = new Set();
  });
  afterEach(() => jest.useRealTimers());

  function contribution() {
    const { site, registry } = sampleRegistry(sampleModules());
    const [only] = slotRegistry({ site, registry, ready, load }).contributions(NAME);
    if (!only) throw new Error('nothing fills the slot');
    return { registry, contribution: only };
  }

  test('is loaded once its module and messages are', async () => {
    const { registry, contribution: parking } = contribution();
    const module = await registry.load('parking', './slots/free-places');
    expect(parking.loaded()).toBeUndefined();
    ready.add('parking ./slots/free-places');
    expect(parking.loaded()).toBe(module.Component);
  });

  test('loads once for several requests', async () => {
    load.mockResolvedValue({ Component });
    const { contribution: parking } = contribution();
    const first = parking.load();
    expect(parking.load()).toBe(first);
    expect(await first).toBe(Component);
    jest.advanceTimersByTime(60_000);
    expect(parking.load()).toBe(first);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('keeps a failure for a second and then loads again', async () => {
    load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce({ Component });
    const { contribution: parking } = contribution();
    const first = parking.load();
    await expect(first).rejects.toThrow('404');
    jest.advanceTimersByTime(999);
    expect(parking.load()).toBe(first);
    jest.advanceTimersByTime(1);
    expect(await parking.load()).toBe(Component);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
