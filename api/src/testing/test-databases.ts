/** The databases that the contract is tested on, in memory. */
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { type Database, openDatabase } from '../database/open-database.ts';
import { openSqlite } from '../database/sqlite-database.ts';

declare global {
  /** An empty one in memory; Jest's environment keeps it for later tests when it is closed. */
  var takePostgres: () => Promise<PGlite>;
}

/** An empty SQLite database in memory. */
export function openTestSqlite(): Database {
  return openSqlite(':memory:');
}

/** The SQLite file in `DATA_DIR`, as the API opens it. */
export function openTestFile(DATA_DIR: string): Database {
  const settings = { DATA_DIR, DATABASE_URL: undefined };
  return openDatabase({ settings, checkout: '/', onConnectionLost: () => undefined });
}

/** An empty PostgreSQL database in memory. */
export function openTestPostgres(): Database {
  return new Kysely({ dialect: new PGliteDialect({ pglite: globalThis.takePostgres }) });
}

/** Both, with their names, for `describe.each`. */
export const TEST_DATABASES = [
  ['SQLite', openTestSqlite],
  ['PostgreSQL', openTestPostgres],
] as const;
