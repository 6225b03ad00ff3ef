/** A PostgreSQL in memory. Its data folder is made once, by `initdb`, and copied from then on. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

// PGlite is WebAssembly. To optimise its code takes longer than all that a test file runs of it.
setFlagsFromString('--liftoff-only');

const PACKAGE = join(dirname(require.resolve('@electric-sql/pglite')), '../package.json');
const CACHE = join(__dirname, '../../../.cache/postgres');

/** The file of the empty data folder; another version of PGlite has another one. */
async function dataFolderFile(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  return join(CACHE, `${version}.tar`);
}

async function keep(pglite: PGlite, file: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(CACHE, { recursive: true });
  const dump = await pglite.dumpDataDir('none');
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()));
  await rename(temporary, file);
}

/** Starts an empty one. */
export async function startPostgres(): Promise<PGlite> {
  const file = await dataFolderFile();
  const made = await readFile(file).catch(() => undefined);
  const pglite = await PGlite.create(made && { loadDataDir: new Blob([made]) });
  if (!made) await keep(pglite, file);
  return pglite;
}
