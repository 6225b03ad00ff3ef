import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

test.each(['new', 'older'])('only the owner may read the files of a %s database', async (age) => {
  const folder = await makeTemporaryFolder();
  const file = join(folder, 'site.sqlite');
  if (age === 'older') {
    await writeFile(file, '');
    await chmod(file, 0o644);
  }
  const database = openSqliteDatabase(file);
  database.prepare('create table one (id integer)').run([]);
  const files = await readdir(folder);
  expect(files.toSorted()).toEqual(['site.sqlite', 'site.sqlite-shm', 'site.sqlite-wal']);
  for (const name of files) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
  database.close();
});

test('a file that is no database is named', async () => {
  const file = join(await makeTemporaryFolder(), 'site.sqlite');
  await writeFile(file, 'no database'.repeat(100));
  const reason = `the database ${file} cannot be opened: file is not a database`;
  expect(() => openSqliteDatabase(file)).toThrow(reason);
});

test('the reason for which a transaction has ended by itself is not hidden by its rollback', async () => {
  const db = new Kysely({
    dialect: new SqliteDialect({ database: openSqliteDatabase(':memory:') }),
  });
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
