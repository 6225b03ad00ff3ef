/** What the commands share: where files are, and the database. */
import { resolve } from 'node:path';
import type { Settings } from '@mall/contracts';
import { CHECKOUT } from '../base/folders.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open-database.ts';

/** Relative to where the command was typed: a package manager changes the working folder. */
export function resolveFolder(folder: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), folder);
}

/** Runs `use` on the migrated database that the settings name, and closes it. */
export async function withDatabase<Result>(
  settings: Settings,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase({ settings, checkout: CHECKOUT, onConnectionLost: () => undefined });
  try {
    await migrate(db);
    return await use(db);
  } finally {
    await db.destroy();
  }
}
