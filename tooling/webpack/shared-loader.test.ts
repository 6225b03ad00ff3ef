import { sharedLoader } from './shared-loader.ts';

interface Runtime {
  l?: (url: string, done: (event: object) => void, key: string, chunk: number) => void;
  I: (scope: string) => void;
  S: { default?: Record<string, object> };
  integrity: Record<number, string>;
}

/** A build whose share scope gets a runtime with this `loadScript`. */
function build(loadScript: (...args: unknown[]) => Promise<void>): Runtime {
  const shared = { '4.0.0': { get: () => () => ({ loadScript }) } };
  const runtime: Runtime = {
    S: {},
    I: (scope) => Object.assign(runtime.S, { [scope]: { '@mall/runtime': shared } }),
    integrity: { 12: 'hash' },
  };
  new Function('__webpack_require__', sharedLoader())(runtime);
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
