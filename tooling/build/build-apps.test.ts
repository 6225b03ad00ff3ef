import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashCommonInputs, hashInputs } from './build-apps.ts';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const hash = () => hashInputs(root, 'mf-cinema', hashCommonInputs(root));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json', 'shared/ui/src/button.tsx']) {
    write(file, 'one');
  }
  write('tooling/webpack/index.ts', 'one');
  write('mf-cinema/src/pages/cinema/page.tsx', 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  'mf-cinema/src/pages/cinema/page.tsx',
  'mf-cinema/mf.json',
  'shared/ui/src/button.tsx',
  'tooling/webpack/index.ts',
  'pnpm-lock.yaml',
])('a change of %s asks for a build', (file) => {
  const before = hash();
  write(file, 'two');
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
  write(file, 'two');
  expect(hash()).toBe(before);
});
