/** The time of an event as text. */
import type { Language, PostEvent } from '@mall/contracts';
import { budapestDate, formatDay, formatDayRange, formatTime } from '@mall/ui';

const hasTime = (moment: string) => moment.includes('T');

/** Whether an event with times is over at `now` (milliseconds). */
export function hasEnded({ until }: Pick<PostEvent, 'until'>, now: number): boolean {
  return hasTime(until) && Date.parse(until) <= now;
}

/** A day or a range of days; times where the event has them: `28 November 2026, 16:00–18:00`. */
export function eventTime({ from, until }: Pick<PostEvent, 'from' | 'until'>, language: Language) {
  const isOneDay = budapestDate(from) === budapestDate(until);
  if (!hasTime(from) && !hasTime(until)) return formatDayRange(from, until, language);
  if (isOneDay && hasTime(from) && hasTime(until)) {
    const times = [from, until].map((moment) => formatTime(moment)).join('–');
    return `${formatDay(from, language)}, ${times}`;
  }
  return [from, until].map((moment) => withTime(moment, language)).join(' – ');
}

function withTime(moment: string, language: Language): string {
  const day = formatDay(moment, language);
  return hasTime(moment) ? `${day}, ${formatTime(moment)}` : day;
}
