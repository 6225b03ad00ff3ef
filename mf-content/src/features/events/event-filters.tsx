import { QueryForm, QuerySelect, useQueryField } from '@mall/blocks';
import { ADULT_AGE } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useQueryChange, useShellContext } from '@mall/runtime';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';
import { TextField } from '@mall/ui/form';
import {
  ageValue,
  CHILDREN,
  EVENT_KEYS,
  type EventsAsked,
  eventsQuery,
  NAMED_DAYS,
} from './events-query.ts';

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

const CHILD_AGES = Array.from({ length: ADULT_AGE - 1 }, (_, index) => index + 1);

function AgeSelect({ age }: Pick<EventsAsked, 'age'>) {
  const t = useMessages('content');
  const options = [
    { value: CHILDREN, label: t('events.children') },
    { value: '0', label: t('events.baby') },
    ...CHILD_AGES.map((years) => ({
      value: ageValue(years),
      label: t('events.child', { age: years }),
    })),
    { value: ageValue(ADULT_AGE), label: t('events.adult') },
  ];
  return (
    <QuerySelect
      label={t('events.age')}
      name={EVENT_KEYS.age}
      value={ageValue(age)}
      any={t('events.anyAge')}
      options={options}
    />
  );
}

function DayInput({ day, today }: Pick<EventsAsked, 'today'> & { day: string }) {
  const t = useMessages('content');
  const change = useQueryChange();
  return (
    <TextField
      type="date"
      label={t('events.date')}
      name={EVENT_KEYS.day}
      min={today}
      {...useQueryField(day)}
      onChange={({ target }) => change({ [EVENT_KEYS.day]: target.value })}
    />
  );
}

/** Age and date; with a script each choice is in the URL at once. */
export function EventFilterForm({ asked: { day = '', age, today } }: { asked: EventsAsked }) {
  const t = useMessages('content');
  const { pathTo } = useShellContext();
  const isNamed = NAMED_DAYS.some((name) => name === day);
  return (
    <QueryForm label={t('events.filters')} action={pathTo('events')} submit={t('events.submit')}>
      {isNamed ? <input type="hidden" name={EVENT_KEYS.day} value={day} /> : null}
      <AgeSelect age={age} />
      <DayInput day={isNamed ? '' : day} today={today} />
    </QueryForm>
  );
}
