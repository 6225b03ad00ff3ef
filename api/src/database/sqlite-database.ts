/** SQLite through Node's own module, in the form that kysely's `SqliteDialect` expects. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** Every commit is on the disk when it is acknowledged; readers never wait for a writer. */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma busy_timeout = 5000;
  pragma foreign_keys = on;
`;

/**
 * Opens the database in `file` and creates what is missing; `:memory:` for one in memory alone.
 * @throws {Error} naming the file, when it cannot be opened or is no database.
 */
export function openSqliteDatabase(file: string): SqliteDatabase {
  const database = open(file);
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      // A full disk ends a transaction by itself; an error of the rollback would hide that reason.
      const isDone = () => sql === 'rollback' && !database.isTransaction;
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) =>
          isDone() ? { changes: 0, lastInsertRowid: 0 } : statement.run(...bind(parameters)),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
      };
    },
  };
}

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
