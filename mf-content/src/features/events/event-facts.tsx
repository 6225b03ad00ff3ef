import type { EventDate, PostEvent } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useNow, useShellContext } from '@mall/runtime';
import { FactList } from '@mall/ui/fact-list';
import { Notice } from '@mall/ui/notice';
import styles from './event-facts.module.css';
import { EventCalendarLink, eventTime, hasEnded, useEventPrice } from './event-format.tsx';

interface EventFactsProps {
  event: PostEvent;
  dates: readonly EventDate[];
  name: string;
}

function Dates({ dates, name }: Omit<EventFactsProps, 'event'>) {
  const { language } = useShellContext();
  return (
    <ul className={styles.dates}>
      {dates.map((date) => (
        <li key={date.id}>
          <time dateTime={date.from}>{eventTime(date, language)}</time>
          <EventCalendarLink date={date} name={name} labelled={dates.length === 1} />
        </li>
      ))}
    </ul>
  );
}

export function EventFacts({ event, dates, name }: EventFactsProps) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const { from, place, audience } = event;
  const price = useEventPrice()(event.price);
  const now = useNow();
  const coming = dates.filter((date) => !hasEnded(date, now));
  const isOver = coming.length === 0;
  const when = isOver ? (
    <time dateTime={from}>{eventTime(event, language)}</time>
  ) : (
    <Dates dates={coming} name={name} />
  );
  return (
    <>
      {isOver ? <Notice>{t('events.over')}</Notice> : null}
      <FactList
        facts={[
          { label: t(isOver ? 'events.wasWhen' : 'events.when'), value: when },
          { label: t('events.where'), value: place },
          ...(audience ? [{ label: t('events.for'), value: audience }] : []),
          ...(price ? [{ label: t('events.price'), value: price }] : []),
        ]}
      />
    </>
  );
}
