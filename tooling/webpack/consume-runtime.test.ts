import { consumeRuntime } from './consume-runtime.ts';

interface Runtime {
  m: Record<number, (module: { exports?: unknown }) => void>;
  f: { consumes?: (chunk: number, promises: unknown[]) => void };
  S: { default: Record<string, Record<string, { get: () => unknown }>> };
}

const SOURCE = consumeRuntime({
  keys: { 1: 'react', 2: '@mall/ui/carousel' },
  byChunk: { 10: [1], 20: [1, 2] },
});

/** A container whose share scope has one version of each module. */
function container(provided: Record<string, () => unknown>) {
  const versions = Object.entries(provided).map(([key, get]) => [key, { '1.0.0': { get } }]);
  const runtime: Runtime = { m: {}, f: {}, S: { default: Object.fromEntries(versions) } };
  new Function('__webpack_require__', SOURCE ?? '')(runtime);
  return {
    async load(chunk: number) {
      const promises: unknown[] = [];
      runtime.f.consumes?.(chunk, promises);
      await Promise.all(promises);
    },
    exportsOf(id: number) {
      const module: { exports?: unknown } = {};
      runtime.m[id]?.(module);
      return module.exports;
    },
  };
}

test('a chunk has the modules that the shell provides, loaded ones and others', async () => {
  const { load, exportsOf } = container({
    react: () => () => 'react',
    '@mall/ui/carousel': async () => () => 'carousel',
  });
  await load(20);
  expect([exportsOf(1), exportsOf(2)]).toEqual(['react', 'carousel']);
});

test('a module is taken once', async () => {
  const react = jest.fn(() => () => 'react');
  const { load } = container({ react, '@mall/ui/carousel': () => () => 'carousel' });
  await load(10);
  await load(20);
  expect(react).toHaveBeenCalledTimes(1);
});

test('one that could not be loaded is asked for again', async () => {
  const carousel = jest.fn().mockRejectedValueOnce(new Error('404'));
  carousel.mockResolvedValueOnce(() => 'carousel');
  const { load, exportsOf } = container({
    react: () => () => 'react',
    '@mall/ui/carousel': carousel,
  });
  await expect(load(20)).rejects.toThrow('404');
  await load(20);
  expect(exportsOf(2)).toBe('carousel');
});

test('one that nobody provides is named', async () => {
  await expect(container({}).load(10)).rejects.toThrow('Shared module react is not provided');
});

test('a build that consumes nothing has no such code', () => {
  expect(consumeRuntime({ keys: {}, byChunk: {} })).toBeNull();
});
