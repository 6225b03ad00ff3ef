/** The databases that the contract is tested on, in memory. */
import { Kysely, PGliteDialect, SqliteDialect } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { startPostgres } from './postgres-cluster.ts';

/** An empty SQLite database in memory. */
export function openTestSqlite(): Database {
  return new Kysely({ dialect: new SqliteDialect({ database: openSqliteDatabase(':memory:') }) });
}

/** An empty PostgreSQL database in memory. */
export function openTestPostgres(): Database {
  return new Kysely({ dialect: new PGliteDialect({ pglite: startPostgres }) });
}
