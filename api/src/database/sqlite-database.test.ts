import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite-database.ts';

test.each(['new', 'older'])('only the owner may read the files of a %s database', async (age) => {
  const folder = await makeTemporaryFolder();
  const file = join(folder, 'site.sqlite');
  if (age === 'older') {
    await writeFile(file, '');
    await chmod(file, 0o644);
  }
  const db = openSqlite(file);
  await sql`create table one (id integer)`.execute(db);
  const files = await readdir(folder);
  expect(files.toSorted()).toEqual(['site.sqlite', 'site.sqlite-shm', 'site.sqlite-wal']);
  for (const name of files) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
  await db.destroy();
});

test('a file that is no database is named', async () => {
  const file = join(await makeTemporaryFolder(), 'site.sqlite');
  await writeFile(file, 'no database'.repeat(100));
  const reason = `the database ${file} cannot be opened: file is not a database`;
  expect(() => openSqlite(file)).toThrow(reason);
});

test('the reason for which a transaction has ended by itself is not hidden by its rollback', async () => {
  const db = openSqlite(':memory:');
  await sql`create table one (id integer primary key)`.execute(db);
  const twice = db.transaction().execute(async (transaction) => {
    // As SQLite does it when the disk is full.
    for (const _time of [1, 2])
      await sql`insert or rollback into one values (1)`.execute(transaction);
  });
  await expect(twice).rejects.toThrow('UNIQUE');
  expect((await sql`select * from one`.execute(db)).rows).toEqual([]);
  await db.destroy();
});

test('two processes may migrate a new database at the same time', async () => {
  const file = join(await makeTemporaryFolder(), 'site.sqlite');
  const processes = [openSqlite(file), openSqlite(file)];
  await Promise.all(processes.map(migrate));
  for (const db of processes) {
    expect(await db.selectFrom('content_state').select('id').execute()).toEqual([{ id: 1 }]);
    await db.destroy();
  }
});
