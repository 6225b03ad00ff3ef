/** Opens SQLite for kysely through Node's own module. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Tables } from './schema.ts';
import { SqliteDriver } from './sqlite-driver.ts';

/**
 * Every commit is on the disk when it is acknowledged; readers never wait for a writer. SQLite waits for a
 * locked database only here: later the driver does.
 */
const PRAGMAS = `
  pragma busy_timeout = 5000;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma busy_timeout = 0;
`;

const MAX_WAIT_MS = 5_000;

class Adapter extends SqliteAdapter {
  /** The driver itself serialises the use of its connection. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** Migrations run in one transaction: a second process waits for it, and a crash leaves no half schema. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** `:memory:` is one in memory alone. @throws {Error} naming the file, when it cannot be opened or is no database. */
export function openSqlite(file: string, maxWaitMs = MAX_WAIT_MS): Kysely<Tables> {
  const database = open(file);
  const dialect: Dialect = {
    createAdapter: () => new Adapter(),
    createDriver: () => new SqliteDriver(database, maxWaitMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely({ dialect });
}

/** Whether one machine has the database to itself. */
export const isEmbedded = (db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof Adapter;

function open(file: string): DatabaseSync {
  try {
    if (file !== ':memory:') makeOwnersFile(file);
    const database = new DatabaseSync(file);
    database.exec(PRAGMAS);
    return database;
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`the database ${file} cannot be opened: ${reason}`, { cause: error });
  }
}

const OWNER_ONLY = 0o600;

/** Only the process's user may read addresses of subscribers; SQLite's other files get this one's mode. */
function makeOwnersFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const existing of [file, `${file}-wal`, `${file}-shm`].filter(existsSync)) {
    chmodSync(existing, OWNER_ONLY);
  }
}
