/** Family films among the events of a day: each film is one event with all its times. */
import {
  type AskedAge,
  ENTRY_PATHS,
  isChildAge,
  isForAge,
  type Language,
  type MallEvent,
  type Movie,
} from '@mall/contracts';
import { screeningEnd } from './screening-end.ts';

interface AskedFilms {
  day: string;
  age: AskedAge | undefined;
  /** Name of the cinema. */
  place: string;
  language: Language;
}

/** The films of `day` that children may see; none where the list is not for children. */
export function familyFilms(
  movies: readonly Movie[],
  { day, age, place, language }: AskedFilms,
): MallEvent[] {
  if (age === undefined || !isChildAge(age)) return [];
  const fitting = movies.filter(({ age_rating: from }) => {
    return isForAge({ from }, 'children') && isForAge({ from }, age);
  });
  return fitting.flatMap((movie): MallEvent[] => {
    const times = movie.events.map(({ time }) => time).filter((time) => time.startsWith(day));
    const [from, last = from] = [times[0], times.at(-1)];
    if (!from || !last) return [];
    const { id, name, lead, length, age_rating, poster } = movie;
    const until = screeningEnd(last, length);
    const url = ENTRY_PATHS.movies[language].replace(':slug', id);
    const facts = { place, ages: { from: age_rating }, image: poster };
    const key = `${id}-${day.replaceAll('-', '')}`;
    return [{ id: key, title: name, lead, url, from, until, times, ...facts }];
  });
}
