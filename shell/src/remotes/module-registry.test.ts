import { type SampleModules, sampleModules, sampleRegistry } from './testing/sample-site.ts';

const PAGE = './pages/cinema';
let modules: SampleModules;

beforeEach(() => {
  modules = sampleModules();
});

const start = () => sampleRegistry(modules);

test('names a module that fails to load with its release, and loads it again later', async () => {
  const cause = new Error('404');
  const whole = modules[`cinema ${PAGE}`];
  modules[`cinema ${PAGE}`] = cause;
  const { registry } = start();
  await expect(registry.load('cinema', PAGE)).rejects.toMatchObject({
    name: 'RemoteModuleError',
    message: 'cinema@0123456789abcdef ./pages/cinema: it could not be loaded',
    cause,
  });
  modules[`cinema ${PAGE}`] = whole;
  expect(await registry.load('cinema', PAGE)).toBe(whole);
});

const Component = () => null;
const meta = () => ({ title: '', description: '' });

test.each([
  [PAGE, undefined, 'it exports nothing'],
  [PAGE, null, 'it exports nothing'],
  [PAGE, 'text', 'it exports nothing'],
  [PAGE, { meta }, 'it must export a function Component'],
  [PAGE, { meta, Component: 'div' }, 'it must export a function Component'],
  [PAGE, { Component }, 'it must export a function meta'],
  [PAGE, { Component, meta, loader: {} }, 'its loader must be a function'],
  ['./slots/x', { Component, loader: null }, 'its loader must be a function'],
])('%s that is %p is refused: %s', async (exposed, module, error) => {
  modules[`cinema ${exposed}`] = module;
  await expect(start().registry.load('cinema', exposed)).rejects.toThrow(
    `cinema@0123456789abcdef ${exposed}: ${error}`,
  );
});

test('names an app that is not in the composition', async () => {
  const { registry } = start();
  expect(() => registry.app('zoo')).toThrow('no app zoo in the composition');
  await expect(registry.load('zoo', PAGE)).rejects.toThrow('no app zoo in the composition');
});

test('a registry without a disabled app refuses its loaded modules and shares the others', async () => {
  const { registry, asked } = start();
  await registry.load('cinema', PAGE);
  const others = registry.without(['cinema']);
  expect(others.get('cinema', PAGE)).toBeUndefined();
  await expect(others.load('cinema', PAGE)).rejects.toThrow(`${PAGE}: its app is disabled`);
  expect(registry.get('cinema', PAGE)).toBeDefined();
  expect(asked).toEqual([`cinema ${PAGE}`]);
  const slot = await others.load('parking', './slots/free-places');
  expect(registry.get('parking', './slots/free-places')).toBe(slot);
});

test('loads the messages of the language; an app may have none', async () => {
  const { registry, asked } = start();
  expect(await registry.messages('cinema', 'en')).toEqual({ films: { title: 'Films' } });
  expect(await registry.messages('parking', 'en')).toBeUndefined();
  expect(asked).toEqual(['cinema ./messages/en']);
  modules['cinema ./messages/hu'] = undefined;
  expect(await registry.messages('cinema', 'hu')).toBeUndefined();
});
