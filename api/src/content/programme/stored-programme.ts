/** The programme in the database: replaced as a whole, read as a whole, apart from the content. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../database/open-database.ts';
import { type ProgrammeScreening, programmeScreening } from './programme-screening.ts';

const ROW_ID = 1;

/** When the programme was imported, and its screenings by time; null while the movies' own rules hold. */
export const storedProgrammeSchema = z.object({
  updated_at: z.string(),
  screenings: z
    .array(programmeScreening('').extend({ time: z.iso.datetime({ offset: true }) }))
    .nullable(),
});

/** Replaces the programme by `screenings`. @returns its version, of which no two are alike. */
export async function storeProgramme(
  db: Database,
  screenings: readonly ProgrammeScreening[],
  now: Date,
): Promise<string> {
  const imported_at = now.toISOString();
  const text = JSON.stringify(screenings);
  const version = createHash('sha256').update(`${imported_at}\n${text}`).digest('hex').slice(0, 16);
  await update(db, { version, imported_at, screenings: text });
  return version;
}

/** After this the rules of the content hold again. */
export function removeProgramme(db: Database): Promise<void> {
  return update(db, { version: '', imported_at: '', screenings: '[]' });
}

async function update(
  db: Database,
  row: { version: string; imported_at: string; screenings: string },
): Promise<void> {
  await db.updateTable('programme').set(row).where('id', '=', ROW_ID).execute();
}

/** The version of the programme; empty when no programme is stored. */
export async function readProgrammeVersion(db: Database): Promise<string> {
  const row = await db.selectFrom('programme').select('version').executeTakeFirst();
  return row?.version ?? '';
}

/** As `storedProgrammeSchema` checks it; undefined when no programme is stored. */
export async function readProgramme(
  db: Database,
): Promise<{ updated_at: string; screenings: unknown } | undefined> {
  const row = await db
    .selectFrom('programme')
    .select(['imported_at', 'screenings'])
    .where('version', '!=', '')
    .executeTakeFirst();
  return row && { updated_at: row.imported_at, screenings: JSON.parse(row.screenings) };
}
