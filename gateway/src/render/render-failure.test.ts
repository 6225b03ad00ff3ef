import type { SiteRecord } from '@mall/contracts';
import { appInStack } from './render-failure.ts';

const apps = ['shell', 'cinema', 'shops'].map((name) => ({ name, release: `${name}-1` }));
const site = { apps } as unknown as SiteRecord;

test('the app whose file is first in the stack caused the failure', () => {
  const stack = 'Error\n at /store/shops/shops-1/node/a.cjs\n at /store/shell/shell-1/node/b.cjs';
  expect(appInStack(stack, site)).toBe('shops');
});

test.each([
  ['no stack', undefined],
  ['a stack without an app', 'Error\n at node:internal'],
  ['another release', 'Error\n at /store/shops/shops-2/node/a.cjs'],
])('%s names no app', (_what, stack) => {
  expect(appInStack(stack, site)).toBeUndefined();
});
