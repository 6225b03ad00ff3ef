/** A screening as an entry of a calendar. */
import type { CinemaProgramme, Language } from '@mall/contracts';
import type { CalendarEntry } from './calendar-file.ts';

const MINUTE_MS = 60_000;

const HALL: Record<Language, (hall: number) => string> = {
  hu: (hall) => `Mozi, ${hall}. terem`,
  en: (hall) => `Cinema, hall ${hall}`,
};

/** The screening of this id; undefined when it is not in the programme. */
export function screeningEntry(
  { movies }: CinemaProgramme,
  id: string,
  language: Language,
): CalendarEntry | undefined {
  const found = movies
    .flatMap((movie) => movie.events.map((screening) => ({ movie, screening })))
    .find(({ screening }) => screening.id === id);
  if (!found) return undefined;
  const { movie, screening } = found;
  const end = new Date(Date.parse(screening.time) + movie.length * MINUTE_MS);
  return {
    id,
    from: screening.time,
    until: end.toISOString(),
    summary: movie.name,
    description: movie.lead,
    place: HALL[language](screening.hall),
    url: screening.url,
  };
}
