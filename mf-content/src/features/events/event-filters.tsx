import { QueryForm, QuerySelect, useQueryField } from '@mall/blocks';
import { ADULT_AGE } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useQueryChange, useShellContext } from '@mall/runtime';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';
import { TextField } from '@mall/ui/form';
import { useState } from 'react';
import {
  ageValue,
  CHILDREN,
  EVENT_KEYS,
  type EventsAsked,
  eventsQuery,
  NAMED_DAYS,
} from './events-query.ts';

const FAMILY_WEEKEND = { day: 'hetvege', age: 'children' } as const;

/** Links to the days that visitors ask for most; they keep the age. */
export function EventDayChips({ asked }: { asked: Pick<EventsAsked, 'day' | 'age'> }) {
  const t = useMessages('content');
  const { day, age } = asked;
  const isFamilyWeekend = day === FAMILY_WEEKEND.day && age === FAMILY_WEEKEND.age;
  const chip = (key: string, label: string, asks: typeof asked, isCurrent: boolean) => ({
    key,
    element: (
      <PageLink
        to="events"
        query={eventsQuery(asks)}
        className={chipClass()}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {label}
      </PageLink>
    ),
  });
  const items = [
    chip('', t('events.week'), { day: undefined, age }, day === undefined),
    ...NAMED_DAYS.map((name) =>
      chip(name, t(`events.day.${name}`), { day: name, age }, name === day && !isFamilyWeekend),
    ),
    chip('family', t('events.weekendWithChildren'), FAMILY_WEEKEND, isFamilyWeekend),
  ];
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
  /** The day of the query when a past day was typed. The error is shown until another day is chosen. */
  const [refusedBeside, setRefusedBeside] = useState<string>();
  return (
    <TextField
      type="date"
      label={t('events.date')}
      name={EVENT_KEYS.day}
      min={today}
      {...useQueryField(day)}
      error={refusedBeside === day ? t('events.past') : undefined}
      onChange={({ target }) => {
        setRefusedBeside(undefined);
        if (target.validity.valid) change({ [EVENT_KEYS.day]: target.value });
      }}
      // Not at each digit of a year.
      onBlur={({ target }) => target.validity.rangeUnderflow && setRefusedBeside(day)}
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
