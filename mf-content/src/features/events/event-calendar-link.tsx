import { CalendarLink } from '@mall/blocks';
import type { EventDate } from '@mall/contracts';
import { useMessages } from '@mall/i18n';

interface EventCalendarLinkProps {
  date: EventDate;
  /** Title of the event. */
  name: string;
  labelled?: boolean | undefined;
}

/** The calendar file of one date of an event. */
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
