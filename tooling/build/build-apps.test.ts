import { TestFolder } from '../testing/test-folder.ts';
import { hashCommonInputs, hashInputs } from './build-apps.ts';

const root = new TestFolder();

const hash = () => hashInputs(root.path, 'mf-cinema', hashCommonInputs(root.path));

beforeEach(() => {
  for (const file of [
    ...['pnpm-lock.yaml', 'tsconfig.base.json', 'shared/ui/src/button.tsx'],
    ...['tooling/webpack/index.ts', 'mf-cinema/src/pages/cinema/page.tsx'],
  ])
    root.write(file, 'one');
});

test.each([
  'mf-cinema/src/pages/cinema/page.tsx',
  'mf-cinema/mf.json',
  'shared/ui/src/button.tsx',
  'tooling/webpack/index.ts',
  'pnpm-lock.yaml',
])('a change of %s asks for a build', (file) => {
  const before = hash();
  root.write(file, 'two');
  expect(hash()).not.toBe(before);
});

test.each([
  'mf-cinema/.build/web/entry.js',
  'mf-cinema/src/pages/cinema/page.test.tsx',
  'mf-shops/src/pages/shops/page.tsx',
  'shared/testing/src/index.ts',
  'shared/contracts/src/generated/site-names.ts',
  'api/src/main.ts',
])('a change of %s does not', (file) => {
  const before = hash();
  root.write(file, 'two');
  expect(hash()).toBe(before);
});
