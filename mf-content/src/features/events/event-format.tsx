import { CalendarLink } from '@mall/blocks';
import type { EventDate, Language, PostEvent } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { budapestDate, formatDay, formatDayRange, formatMoment, formatTime } from '@mall/ui';
import { formatForints } from '@mall/ui/money';

const hasTime = (moment: string) => moment.includes('T');

/** Whether an event with times is over at `now` (milliseconds). */
export function hasEnded({ until }: Pick<PostEvent, 'until'>, now: number): boolean {
  return hasTime(until) && Date.parse(until) <= now;
}

/** A day or a range of days; times where the event has them: `28 November 2026, 16:00–18:00`. */
export function eventTime({ from, until }: Pick<PostEvent, 'from' | 'until'>, language: Language) {
  const isOneDay = budapestDate(from) === budapestDate(until);
  if (!hasTime(from) && !hasTime(until)) return formatDayRange(from, until, language);
  if (isOneDay && hasTime(from)) {
    const times = [from, until].filter(hasTime).map(formatTime).join('–');
    return `${formatDay(from, language)}, ${times}`;
  }
  return [from, until].map((moment) => formatMoment(moment, language)).join(' – ');
}

/** The price as text: `ingyenes`, `2600 Ft`; undefined where none is known. */
export function useEventPrice(): (price: number | undefined) => string | undefined {
  const t = useMessages('content');
  const { language } = useShellContext();
  return (price) => {
    if (price === undefined) return undefined;
    return price === 0 ? t('events.free') : formatForints(price, language);
  };
}

interface EventCalendarLinkProps {
  date: EventDate;
  name: string;
  labelled?: boolean | undefined;
}

export function EventCalendarLink({ date: { id, from }, name, labelled }: EventCalendarLinkProps) {
  const t = useMessages('content');
  return (
    <CalendarLink
      file={`events/${id}`}
      from={from}
      text={t('events.toCalendar')}
      label={(moment) => t('events.calendar', { name, moment })}
      labelled={labelled}
    />
  );
}
