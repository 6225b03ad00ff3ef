/** Migrates a database to the newest schema; the same migrations run on SQLite and PostgreSQL. */

import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { messageOf } from '../base/log.ts';
import * as initial from './migrations/002-initial.ts';
import * as formCounts from './migrations/003-form-counts.ts';
import type { Tables } from './schema.ts';

/** Names decide the order; one that was released is never changed, and a new one only adds. */
const MIGRATIONS: Record<string, Migration> = {
  '002-initial': initial,
  '003-form-counts': formCounts,
};

/** @throws {Error} naming the setting and the reason, when the database cannot be reached or changed. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migrateToLatest(db).catch((error: unknown) => ({ error }));
  if (!error) return;
  const message =
    `setting DATABASE_URL: the database cannot be used (${reasonOf(error)}). Without the setting it ` +
    'is site.sqlite in DATA_DIR; move it away if another version has made it';
  throw new Error(message, { cause: error });
}

async function migrateToLatest(db: Kysely<Tables>) {
  const migrations = { ...MIGRATIONS, ...(await newerMigrations(db)) };
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
}

/** Migrations of a newer version are accepted: this one runs beside it, or after a rollback. */
async function newerMigrations(db: Kysely<Tables>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const newest = Object.keys(MIGRATIONS).sort().at(-1) ?? '';
  const newer = await db
    .withTables<Record<typeof DEFAULT_MIGRATION_TABLE, { name: string }>>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .where('name', '>', newest)
    .execute();
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => undefined }]));
}

/** A refused connection has several reasons, one for each address that was tried. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return messageOf(error);
}
