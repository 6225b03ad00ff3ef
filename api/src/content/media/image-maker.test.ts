/** The background queue makes all files of the content. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../database/migrate.ts';
import type { Database } from '../../database/open-database.ts';
import { sampleContent, writeContentFolder } from '../../testing/sample-content.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { openTestSqlite } from '../../testing/test-databases.ts';
import { importFolder } from '../import/import-content.ts';
import { filePath, shownFiles } from './image-files.ts';
import { createImageMaker, createPregeneration, type ImageMaker } from './image-maker.ts';
import { readUsedImages } from './image-store.ts';

let db: Database;
let maker: ImageMaker;
beforeEach(async () => {
  db = openTestSqlite();
  await migrate(db);
  const folder = await writeContentFolder(sampleContent());
  await importFolder({ db, folder, context: { brandSlug: 'test', today: '2026-11-20' } });
  // The images of one kind are enough, and small.
  await db.deleteFrom('images').where('facts', 'not like', '%"logo"%').execute();
  maker = createImageMaker(db, await makeTemporaryFolder());
});
afterEach(() => db.destroy());

async function missingFiles(): Promise<string[]> {
  return [...(await readUsedImages(db))]
    .flatMap(([id, facts]) => shownFiles(facts).map(({ name }) => filePath(id, name)))
    .filter((path) => !existsSync(join(maker.folder, path)));
}

/** Runs the queue to its end; resolves to the fields of the errors that it logs. */
function runQueue(images: ImageMaker): Promise<unknown[]> {
  const errors: unknown[] = [];
  return new Promise((resolve) => {
    const log = { info: () => resolve(errors), error: (fields: unknown) => errors.push(fields) };
    createPregeneration(db, images, log).start();
  });
}

it('makes what is missing', async () => {
  expect(await missingFiles()).not.toEqual([]);
  expect(await runQueue(maker)).toEqual([]);
  expect(await missingFiles()).toEqual([]);
});

it('requests one file at a time, so that a visitor never waits for many', async () => {
  let running = 0;
  let most = 0;
  const make = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return undefined;
  };
  await runQueue({ folder: maker.folder, make });
  expect(most).toBe(1);
});

it('continues after a file that cannot be made', async () => {
  const asked: string[] = [];
  const make = async (id: string, name: string) => {
    asked.push(filePath(id, name));
    throw new Error('no');
  };
  const errors = await runQueue({ folder: maker.folder, make });
  expect(asked).toEqual(await missingFiles());
  expect(errors).toHaveLength(asked.length);
});
