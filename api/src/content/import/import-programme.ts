/** Imports a programme file: all of its screenings, or none when one has an issue. */
import { basename } from 'node:path';
import { mallDay } from '@mall/opening-hours';
import { ContentError } from '../../base/content-issue.ts';
import type { Database } from '../../database/open-database.ts';
import { checkProgramme, type KnownMovies } from '../programme/check-programme.ts';
import { readProgrammeFile } from '../programme/programme-file.ts';
import { storeProgramme } from '../programme/stored-programme.ts';
import { readBody, readContentState } from './content-store.ts';

/** Replaces the programme alone. @throws {ContentError} with every issue of the file; nothing is changed then. */
export async function importProgramme(db: Database, file: string, now: Date) {
  const rows = await readProgrammeFile(file);
  const today = mallDay(now);
  const { screenings, issues } = checkProgramme(rows, await readMovies(db), today);
  const name = basename(file);
  if (issues.length > 0) throw new ContentError(issues.map((issue) => `${name}:${issue}`));
  screenings.sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
  const from = screenings[0]?.time.slice(0, 10) ?? '';
  const until = screenings.at(-1)?.time.slice(0, 10) ?? '';
  if (until < today) throw new ContentError([`${name}: has no screening of today or later`]);
  const version = await storeProgramme(db, screenings, now);
  const movies = new Set(screenings.map(({ movie }) => movie)).size;
  return { version, screenings: screenings.length, movies, from, until };
}

async function readMovies(db: Database): Promise<KnownMovies> {
  if (!(await readContentState(db))) {
    throw new Error('the site has no content yet: import its movies first');
  }
  const { movies = [] } = await readBody(db);
  return new Map(movies.map(({ id, sub_dub }) => [id, sub_dub]));
}
