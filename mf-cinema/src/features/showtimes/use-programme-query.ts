/** What the URL says of the programme. */
import { usePageQuery } from '@mall/runtime';
import { filterQuery, readFilter, type ShowtimeFilter } from './showtime-filter.ts';

/** The query key of the day in both languages. */
export const DAY_KEY = 'nap';

interface ProgrammeQuery {
  filter: ShowtimeFilter;
  askedDay: string | null;
  /** The query of the same filter on another day. */
  onDay: (day: string) => Record<string, string>;
}

export function useProgrammeQuery(): ProgrammeQuery {
  const query = usePageQuery();
  const filter = readFilter(query);
  return {
    filter,
    askedDay: query.get(DAY_KEY),
    onDay: (day) => ({ [DAY_KEY]: day, ...filterQuery(filter) }),
  };
}
