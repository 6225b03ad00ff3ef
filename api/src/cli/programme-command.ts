/** What the command `content programme` does. */
import { readSettings } from '@mall/contracts';
import { bringProgramme } from '../content/import/bring-programme.ts';
import { removeProgramme } from '../content/programme/stored-programme.ts';
import { resolveFolder, withDatabase } from './command-context.ts';

/** Prints how much there is, and the new version. @throws when the file has a fault. */
export function replaceProgramme(file: string): Promise<void> {
  return withDatabase(readSettings(process.env), async (db) => {
    const brought = await bringProgramme({ db, file: resolveFolder(file), now: new Date() });
    const { screenings, movies, from, until, version } = brought;
    process.stdout.write(
      `Brought ${screenings} screenings of ${movies} movies, ${from} to ${until}; version ${version}.\n`,
    );
  });
}

/** The rules in movies.yaml hold again. */
export function withdrawProgramme(): Promise<void> {
  return withDatabase(readSettings(process.env), async (db) => {
    await removeProgramme(db);
    process.stdout.write('Removed the programme; the screenings of movies.yaml hold again.\n');
  });
}
