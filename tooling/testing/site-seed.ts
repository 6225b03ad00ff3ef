/** Saves the data of a site that nobody has changed yet, so that other sites begin with it. */
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

const DATABASE = 'site.sqlite';
const KEYS = 'data-keys';
const STORE = 'store';
/** Of the running gateways: commands would wait for them. */
const OF_GATEWAYS = new Set(['gateways', 'verdicts']);

/** Copies the data of the running site in `dataDir` to the new folder `seed`. */
export async function saveSeed(dataDir: string, seed: string): Promise<void> {
  mkdirSync(seed, { recursive: true });
  copyFileSync(path.join(dataDir, KEYS), path.join(seed, KEYS));
  cpSync(path.join(dataDir, STORE), path.join(seed, STORE), {
    recursive: true,
    filter: (source) => !OF_GATEWAYS.has(path.basename(source)),
  });
  // The files of an open database are copied by SQLite: some of it is in its log.
  const database = new DatabaseSync(path.join(dataDir, DATABASE), { readOnly: true });
  await backup(database, path.join(seed, DATABASE));
  database.close();
}
