import { sharedLoader, sharedStyles } from './shared-loader.ts';

interface Runtime {
  f: { miniCss?: (chunk: number, promises: Promise<void>[]) => void };
  p: string;
  miniCssF: (chunk: number) => string;
  l?: (url: string, done: (event: object) => void, key: string, chunk: number) => void;
  I: (scope: string) => void;
  S: { default?: Record<string, object> };
  integrity: Record<number, string>;
}

type Load = (...args: unknown[]) => Promise<void>;

/** A build whose share scope gets a runtime with these loaders; its chunk 12 has styles. */
function build(loadScript: Load, loadStylesheet = loadScript): Runtime {
  const shared = { '4.0.0': { get: () => () => ({ loadScript, loadStylesheet }) } };
  const runtime: Runtime = {
    f: {},
    p: '/js/',
    miniCssF: (chunk) => `${chunk}.css`,
    S: {},
    I: (scope) => Object.assign(runtime.S, { [scope]: { '@mall/runtime': shared } }),
    integrity: { 12: 'hash' },
  };
  new Function('__webpack_require__', sharedLoader() + sharedStyles([12]))(runtime);
  return runtime;
}

const ended = ({ l }: Runtime) =>
  new Promise<object>((resolve) => l?.('/js/12.js', resolve, 'chunk-12', 12));

test('a chunk is loaded by the shared function, with its hash and two minutes’ time', async () => {
  const loadScript = jest.fn().mockResolvedValue(undefined);
  expect(await ended(build(loadScript))).toEqual({ type: 'load' });
  expect(loadScript.mock.calls).toEqual([['/js/12.js', 'sha256-hash', 120_000]]);
});

test('a chunk that did not come is named', async () => {
  const loadScript = jest.fn().mockRejectedValue(new Error('404'));
  expect(await ended(build(loadScript))).toEqual({
    type: 'error',
    target: { src: '/js/12.js' },
  });
});

test('styles of a chunk are loaded by the shared function; a chunk without them waits for none', async () => {
  const loadStylesheet = jest.fn().mockResolvedValue(undefined);
  const runtime = build(jest.fn(), loadStylesheet);
  const promises: Promise<void>[] = [];
  for (const chunk of [11, 12]) runtime.f.miniCss?.(chunk, promises);
  await Promise.all(promises);
  expect(loadStylesheet.mock.calls).toEqual([['/js/12.css']]);
  expect(promises).toHaveLength(1);
});
