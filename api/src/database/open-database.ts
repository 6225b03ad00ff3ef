/** Opens the database that the settings name. */
import { resolve } from 'node:path';
import type { Settings } from '@mall/contracts';
import { type Insertable, Kysely, PostgresDialect, type Selectable, sql } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite-database.ts';

export type Database = Kysely<Tables>;

interface DatabaseOptions {
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;
  /** Folder that relative paths of the settings start from. */
  checkout: string;
  /** Called when an idle connection breaks; the next query opens a new one. */
  onConnectionLost?: (error: Error) => void;
}

/** Opens PostgreSQL for a `postgres://` URL, otherwise a SQLite file. */
export function openDatabase(options: DatabaseOptions): Database {
  const { DATABASE_URL } = options.settings;
  if (DATABASE_URL?.startsWith('postgres')) {
    return openPostgres(DATABASE_URL, options.onConnectionLost);
  }
  return openSqlite(sqliteFile(options));
}

function sqliteFile({ settings, checkout }: DatabaseOptions): string {
  const named = settings.DATABASE_URL?.replace(/^sqlite:/, '');
  if (named === ':memory:') return named;
  return named ? resolve(checkout, named) : resolve(checkout, settings.DATA_DIR, 'site.sqlite');
}

function openPostgres(connectionString: string, onConnectionLost = (_error: Error) => {}) {
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: 3_000,
    query_timeout: 15_000,
    max: 10,
  });
  pool.on('error', onConnectionLost);
  // The query of a connection that breaks in use fails. The pool listens to idle connections alone, and
  // an error event without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Whether `table` has a row with these values. */
export async function hasRow<Table extends keyof Tables>(
  db: Database,
  table: Table,
  values: Partial<Selectable<Tables[Table]>>,
): Promise<boolean> {
  const rows = (db as Kysely<Record<string, object>>).selectFrom<string>(table);
  const row = rows
    .select(sql.lit(1).as('found'))
    .where(({ and }) => and(values))
    .limit(1);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Inserts `row` unless another has its key. @returns whether it was inserted. */
export async function insertOnce<Table extends keyof Tables>(
  db: Database,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
