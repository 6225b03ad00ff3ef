/** The files of the built apps fit into what browsers are asked to store. Runs after the build. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { appFolderOf, buildRecordSchema, type Release } from '@mall/contracts';
import { offlineList } from './offline-list.ts';

const ROOT = join(__dirname, '../../..');

function builtRelease(app: string): Release {
  const folder = join(ROOT, appFolderOf(app), '.build');
  const record = buildRecordSchema.parse(
    JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')),
  );
  const files = readdirSync(join(folder, 'web'), { recursive: true, encoding: 'utf8' }).map(
    (file) => ({ path: `web/${file}`, bytes: statSync(join(folder, 'web', file)).size }),
  );
  return { ...record, app, id: '0'.repeat(16), files } as unknown as Release;
}

test('the offline pages of all apps are within the limit', () => {
  const releases = ['shell', 'shops', 'content', 'cinema', 'cards', 'campaigns'].map(builtRelease);
  const apps = releases.map(({ mf }) => mf) as never;
  const { pages, files } = offlineList({ revision: 1, apps }, releases, '');
  expect(pages.length).toBeGreaterThan(0);
  expect(files.length).toBeGreaterThan(20);
});
