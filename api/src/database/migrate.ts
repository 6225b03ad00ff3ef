/** Migrates a database to the newest schema; the same migrations run on SQLite and PostgreSQL. */
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import * as content from './migrations/001-content.ts';
import * as newsletter from './migrations/002-newsletter.ts';
import * as images from './migrations/003-images.ts';
import * as contentIds from './migrations/004-content-ids.ts';
import * as outboxSubscriber from './migrations/005-outbox-subscriber.ts';
import * as videos from './migrations/006-videos.ts';
import * as programme from './migrations/007-programme.ts';
import * as customers from './migrations/008-customers.ts';
import * as contentChanges from './migrations/009-content-changes.ts';
import * as campaigns from './migrations/010-campaigns.ts';
import * as draws from './migrations/011-draws.ts';
import * as familyCardTokens from './migrations/012-family-card-tokens.ts';
import * as deletionTokens from './migrations/013-deletion-tokens.ts';
import type { Tables } from './schema.ts';

/** Names decide the order; one that was released is never changed, and a new one only adds. */
const MIGRATIONS: Record<string, Migration> = {
  '001-content': content,
  '002-newsletter': newsletter,
  '003-images': images,
  '004-content-ids': contentIds,
  '005-outbox-subscriber': outboxSubscriber,
  '006-videos': videos,
  '007-programme': programme,
  '008-customers': customers,
  '009-content-changes': contentChanges,
  '010-campaigns': campaigns,
  '011-draws': draws,
  '012-family-card-tokens': familyCardTokens,
  '013-deletion-tokens': deletionTokens,
};

/** The database cannot be used; the message names the setting and the reason. */
class DatabaseError extends Error {}

/**
 * Runs the migrations that `db` has not seen.
 * @throws {DatabaseError} when the database cannot be reached or changed.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const error = await migrationError(db);
  if (!error) return;
  const message = `setting DATABASE_URL: the database cannot be used (${reasonOf(error)})`;
  throw new DatabaseError(message, { cause: error });
}

async function migrationError(db: Kysely<Tables>): Promise<unknown> {
  try {
    const migrations = { ...MIGRATIONS, ...(await newerMigrations(db)) };
    const provider = { getMigrations: async () => migrations };
    return (await new Migrator({ db, provider }).migrateToLatest()).error;
  } catch (error) {
    return error;
  }
}

/** What a newer version has added is no hindrance: this one runs beside it, or is gone back to. */
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
  return error instanceof Error ? error.message : String(error);
}
