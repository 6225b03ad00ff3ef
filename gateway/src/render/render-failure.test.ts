import type { SiteRecord } from '@mall/contracts';
import { appInStack } from './render-failure.ts';

const apps = ['shell', 'cinema', 'shops'].map((name) => ({ name, release: `${name}-1` }));
const site = { apps } as unknown as SiteRecord;

const stackOf = (...files: string[]) => ['Error', ...files].join('\n at /store/');

test.each([
  [
    'a remote rather than the shell',
    stackOf('shell/shell-1/b.cjs', 'shops/shops-1/a.cjs'),
    'shops',
  ],
  ['the first remote', stackOf('shops/shops-1/a.cjs', 'cinema/cinema-1/b.cjs'), 'shops'],
  ['the shell when no remote is there', stackOf('shell/shell-1/node/b.cjs'), 'shell'],
  ['no app without a stack', undefined, undefined],
  ['no app of other files', 'Error\n at node:internal', undefined],
  ['no app of another release', stackOf('shops/shops-2/node/a.cjs'), undefined],
])('attributes a stack to %s', (_what, stack, app) => {
  expect(appInStack(stack, site)).toBe(app);
});
