/** The schema over upgrades: an API also meets the database of a newer version. */
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { TEST_DATABASES } from '../testing/test-databases.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open-database.ts';

/** As if a version with this migration had been here. */
async function recordMigration(db: Database, name: string) {
  const records = db.withTables<Record<string, { name: string; timestamp: string }>>();
  const values = { name, timestamp: '2999-01-01T00:00:00.000Z' };
  await records.insertInto(DEFAULT_MIGRATION_TABLE).values(values).execute();
}

describe.each(TEST_DATABASES)('migrate on %s', (_name, open) => {
  let db: Database;
  beforeEach(async () => {
    db = open();
    await migrate(db);
  });
  afterEach(() => db.destroy());

  it('accepts the database of a newer version, so that a rollback to this one is possible', async () => {
    await recordMigration(db, '998-newer');
    await recordMigration(db, '999-newest');
    await expect(migrate(db)).resolves.toBeUndefined();
  });

  it('refuses a database with an unknown migration between its own', async () => {
    await recordMigration(db, '000-of-another-product');
    await expect(migrate(db)).rejects.toThrow(
      /setting DATABASE_URL: the database cannot be used \(.*000-of-another-product.*DATA_DIR/,
    );
  });
});
