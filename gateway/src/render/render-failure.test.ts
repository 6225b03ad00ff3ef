import type { SiteRecord } from '@mall/contracts';
import { appInStack } from './render-failure.ts';

const apps = ['shell', 'cinema', 'shops'].map((name) => ({ name, release: `${name}-1` }));
const site = { apps } as unknown as SiteRecord;

test('names the app whose file comes first in the stack', () => {
  const stack = 'Error\n at /store/shops/shops-1/node/a.cjs\n at /store/shell/shell-1/node/b.cjs';
  expect(appInStack(stack, site)).toBe('shops');
});

test('names a remote rather than the shell that calls it', () => {
  const stack = 'Error\n at /store/shell/shell-1/node/b.cjs\n at /store/shops/shops-1/node/a.cjs';
  expect(appInStack(stack, site)).toBe('shops');
});

test('names the remote that threw when two are in the stack', () => {
  const stack = 'Error\n at /store/shops/shops-1/a.cjs\n at /store/cinema/cinema-1/b.cjs';
  expect(appInStack(stack, site)).toBe('shops');
});

test('names the shell when no remote is in the stack', () => {
  expect(appInStack('Error\n at /store/shell/shell-1/node/b.cjs', site)).toBe('shell');
});

test.each([
  ['no stack', undefined],
  ['a stack without an app', 'Error\n at node:internal'],
  ['another release', 'Error\n at /store/shops/shops-2/node/a.cjs'],
])('%s names no app', (_what, stack) => {
  expect(appInStack(stack, site)).toBeUndefined();
});
