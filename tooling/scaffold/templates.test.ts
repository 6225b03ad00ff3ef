/** What the templates make passes the tests that it begins with. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import { appsOf } from '../build/apps.ts';
import { newCampaign } from './new-campaign.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';

const CHECKOUT = path.resolve(__dirname, '../..');
let root: string;

/** What a page's test reads besides its app, with the links to its packages. */
function copySources(): void {
  const isSource = (file: string) => path.basename(file) !== '.build';
  const apps = appsOf(CHECKOUT).map(appFolderOf);
  const files = ['package.json', 'jest.config.js', 'CODEOWNERS', 'e2e/site/pages.ts'];
  for (const part of [...files, 'tooling', 'shared', ...apps]) {
    cpSync(path.join(CHECKOUT, part), path.join(root, part), {
      ...{ recursive: true, verbatimSymlinks: true, filter: isSource },
    });
  }
  symlinkSync(path.join(CHECKOUT, 'node_modules'), path.join(root, 'node_modules'));
}

/** What an install links: the packages that the app names, and no others. */
function linkPackages(app: string): void {
  const text = readFileSync(path.join(root, app, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const target = path.join(root, app, 'node_modules', name);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.join(root, 'mf-cards/node_modules', name), target);
  }
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'templates-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a campaign, a page and a remote pass their tests', () => {
  copySources();
  newCampaign(root, 'summer-party');
  newPage(root, 'mf-cinema', 'snack-bar');
  newRemote(root, 'parking');
  linkPackages('mf-parking');
  const jest = [
    require.resolve('jest/bin/jest'),
    'mf-campaigns/src/pages/summer-party',
    'mf-cinema/src/pages/snack-bar',
    'mf-parking',
  ];
  const { status, stderr } = spawnSync(process.execPath, jest, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('Tests:       4 passed')]);
});
