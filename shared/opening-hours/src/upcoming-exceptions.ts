/** The exceptions of the coming days, with their dates. */
import type { OpeningException } from '@mall/contracts';
import { exceptionOn } from './opening-plan.ts';
import { addDays } from './wall-time.ts';

const MAX_DAYS_BEYOND = 366;

/** The days after `today`, which every place of the mall asks for. */
let coming: { today: string; days: string[] } = { today: '', days: [] };

function dayAfter(today: string, offset: number): string {
  if (coming.today !== today) coming = { today, days: [] };
  coming.days[offset] ??= addDays(today, offset);
  return coming.days[offset];
}

/**
 * The exceptions that hold on any of `days` days from `today` on, in order, with the dates of that year.
 * One that continues after these days keeps its own last day; one that began earlier begins on `today`.
 */
export function upcomingExceptions(
  exceptions: readonly OpeningException[],
  today: string,
  days: number,
): OpeningException[] {
  const dated: OpeningException[] = [];
  let last: OpeningException | undefined;
  for (let offset = 0; offset < days + MAX_DAYS_BEYOND; offset += 1) {
    const day = dayAfter(today, offset);
    const exception = exceptionOn(exceptions, day);
    const current = exception === last ? dated.at(-1) : undefined;
    if (offset >= days && !(exception && current)) break;
    if (exception && current) current.until = day;
    else if (exception) dated.push({ ...exception, from: day, until: day });
    last = exception;
  }
  return dated;
}
