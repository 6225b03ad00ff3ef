import type { SiteRecord } from '@mall/contracts';
import { appInStack } from './render-failure.ts';

const apps = ['shell', 'cinema', 'shops'].map((name) => ({ name, release: `${name}-1` }));
const site = { apps } as unknown as SiteRecord;

test('the app whose file is first in the stack caused the failure', () => {
  const stack = 'Error\n at /store/shops/shops-1/node/a.cjs\n at /store/shell/shell-1/node/b.cjs';
  expect(appInStack(stack, site)).toBe('shops');
});

test('a remote that the shell calls comes before the shell, whichever is first in the stack', () => {
  const stack = 'Error\n at /store/shell/shell-1/node/b.cjs\n at /store/shops/shops-1/node/a.cjs';
  expect(appInStack(stack, site)).toBe('shops');
});

test('of two remotes the one that threw comes first', () => {
  const stack = 'Error\n at /store/shops/shops-1/a.cjs\n at /store/cinema/cinema-1/b.cjs';
  expect(appInStack(stack, site)).toBe('shops');
});

test('the shell is named when no remote is in the stack', () => {
  expect(appInStack('Error\n at /store/shell/shell-1/node/b.cjs', site)).toBe('shell');
});

test.each([
  ['no stack', undefined],
  ['a stack without an app', 'Error\n at node:internal'],
  ['another release', 'Error\n at /store/shops/shops-2/node/a.cjs'],
])('%s names no app', (_what, stack) => {
  expect(appInStack(stack, site)).toBeUndefined();
});
