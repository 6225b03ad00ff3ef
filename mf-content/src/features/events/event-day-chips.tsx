import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';
import { type EventsAsked, eventsQuery, NAMED_DAYS } from './events-query.ts';

/** Links to the days that visitors ask for most; they keep the age. */
export function EventDayChips({ asked: { day, age } }: { asked: EventsAsked }) {
  const t = useMessages('content');
  const isFamilyWeekend = day === 'hetvege' && age === 'children';
  const days = [undefined, ...NAMED_DAYS].map((name) => ({
    key: name ?? '',
    label: name ? t(`events.day.${name}`) : t('events.week'),
    query: eventsQuery({ day: name, age }),
    isCurrent: name === day && !(name === 'hetvege' && isFamilyWeekend),
  }));
  const family = {
    key: 'family',
    label: t('events.weekendWithChildren'),
    query: eventsQuery({ day: 'hetvege', age: 'children' }),
    isCurrent: isFamilyWeekend,
  };
  const items = [...days, family].map(({ key, label, query, isCurrent }) => ({
    key,
    element: (
      <PageLink
        to="events"
        query={query}
        className={chipClass()}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {label}
      </PageLink>
    ),
  }));
  return <FilterChips label={t('events.days')} items={items} />;
}
