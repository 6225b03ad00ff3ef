/** New content is loaded by itself; the last one is served without the database. */
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../../database/migrate.ts';
import type { Database } from '../../database/open-database.ts';
import { sampleContent, writeContentFolder } from '../../testing/sample-content.ts';
import { openTestSqlite } from '../../testing/test-databases.ts';
import { importBundledWhenNew, importFolder } from '../import/import-content.ts';
import { storeProgramme } from '../programme/stored-programme.ts';
import { createLiveContent } from './live-content.ts';

const brand = { name: 'Test', slug: 'test' };
const context = { brandSlug: 'test', today: '2026-11-20' };
const log = { info: () => undefined, warn: jest.fn() };

async function optionsFor(db: Database, name: string) {
  const content = sampleContent();
  Object.assign(content.shops[0] ?? {}, { name });
  return { db, folder: await writeContentFolder(content), context };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isTrue(); turn += 1) await sleep(10);
  expect(isTrue()).toBe(true);
}

describe('createLiveContent', () => {
  it('loads an import by itself, and serves the last content without the database', async () => {
    const db = openTestSqlite();
    await migrate(db);
    const content = createLiveContent({ db, brand, log, pollMs: 10 });
    await content.refresh();
    expect(content.current()).toBeUndefined();

    content.start();
    await importFolder(await optionsFor(db, 'First'));
    await until(() => content.current() !== undefined);
    const { version } = content.current() ?? {};
    await importFolder(await optionsFor(db, 'Second'));
    await until(() => content.current()?.version !== version);
    const imported = content.current()?.version;
    await storeProgramme(db, [], new Date('2026-11-20T08:00:00Z'));
    await until(() => content.current()?.version !== imported);

    await db.destroy();
    await until(() => log.warn.mock.calls.length > 0);
    const names = content
      .current()
      ?.view('en', new Date())
      .shops.shops.map(({ name }) => name);
    expect(names).toContain('Second');
    content.stop();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

describe('importBundledWhenNew', () => {
  it('imports once, again after a change of the folder, and replaces another import on request', async () => {
    const db = openTestSqlite();
    await migrate(db);
    const first = await optionsFor(db, 'First');
    expect(await importBundledWhenNew(first)).toBeDefined();
    expect(await importBundledWhenNew(first)).toBeUndefined();

    const changed = await optionsFor(db, 'Second');
    expect(await importBundledWhenNew(changed)).toBeDefined();

    await importFolder(await optionsFor(db, 'Own'));
    expect(await importBundledWhenNew(first)).toBeUndefined();
    expect(await importBundledWhenNew({ ...first, replacesOther: true })).toBeDefined();
    await db.destroy();
  });
});
