/** What the templates make passes the tests that it begins with. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import { appsOf } from '../build/apps.ts';
import { REPOSITORY } from '../repository.ts';
import { TestFolder } from '../testing/test-folder.ts';
import { newCampaign } from './new-campaign.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';

const folder = new TestFolder();

/** What a page's test reads besides its app, with the links to its packages. */
function copySources(): void {
  const isSource = (file: string) => path.basename(file) !== '.build';
  const apps = appsOf(REPOSITORY).map(appFolderOf);
  const files = ['package.json', 'jest.config.js', 'CODEOWNERS', 'e2e/site/pages.ts'];
  for (const part of [...files, 'tooling', 'shared', ...apps]) {
    cpSync(path.join(REPOSITORY, part), path.join(folder.path, part), {
      ...{ recursive: true, verbatimSymlinks: true, filter: isSource },
    });
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(folder.path, 'node_modules'));
}

/** What an install links: the packages that the app names, and no others. */
function linkPackages(app: string): void {
  const { dependencies, devDependencies } = JSON.parse(folder.read(`${app}/package.json`));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const target = path.join(folder.path, app, 'node_modules', name);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.join(folder.path, 'mf-cards/node_modules', name), target);
  }
}

test('a campaign, a page and a remote pass their tests', () => {
  copySources();
  newCampaign(folder.path, 'summer-party');
  newPage(folder.path, 'mf-cinema', 'snack-bar');
  newRemote(folder.path, 'parking');
  linkPackages('mf-parking');
  const jest = [
    require.resolve('jest/bin/jest'),
    // Without a cache each worker would compile all modules.
    '--runInBand',
    'mf-campaigns/src/pages/summer-party',
    'mf-cinema/src/pages/snack-bar',
    'mf-parking',
  ];
  const { status, stderr } = spawnSync(process.execPath, jest, {
    cwd: folder.path,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.stringContaining('Tests:       4 passed')]);
});
