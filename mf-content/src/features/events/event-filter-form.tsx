import { ADULT_AGE } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useQueryChange, useShellContext } from '@mall/runtime';
import { buttonClass, Select, TextField } from '@mall/ui';
import styles from './event-filter-form.module.css';
import { ageValue, CHILDREN, EVENT_KEYS, type EventsAsked, NAMED_DAYS } from './events-query.ts';

const CHILD_AGES = Array.from({ length: ADULT_AGE - 1 }, (_, index) => index + 1);

function AgeSelect({ age }: Pick<EventsAsked, 'age'>) {
  const t = useMessages('content');
  const change = useQueryChange();
  return (
    <Select
      label={t('events.age')}
      name={EVENT_KEYS.age}
      value={ageValue(age)}
      className={styles.field}
      onChange={({ target }) => change({ [EVENT_KEYS.age]: target.value })}
    >
      <option value="">{t('events.anyAge')}</option>
      <option value={CHILDREN}>{t('events.children')}</option>
      <option value="0">{t('events.baby')}</option>
      {CHILD_AGES.map((years) => (
        <option key={years} value={years}>
          {t('events.child', { age: years })}
        </option>
      ))}
      <option value={ageValue(ADULT_AGE)}>{t('events.adult')}</option>
    </Select>
  );
}

function DayInput({ day, today }: Pick<EventsAsked, 'today'> & { day: string }) {
  const t = useMessages('content');
  const change = useQueryChange();
  return (
    <TextField
      // A new value of the URL replaces the text of the field.
      key={day}
      type="date"
      label={t('events.date')}
      name={EVENT_KEYS.day}
      min={today}
      defaultValue={day}
      className={styles.field}
      onChange={({ target }) => change({ [EVENT_KEYS.day]: target.value })}
    />
  );
}

/** Age and date as a GET form; with a script each choice is in the URL at once. */
export function EventFilterForm({ asked: { day = '', age, today } }: { asked: EventsAsked }) {
  const t = useMessages('content');
  const { pathTo } = useShellContext();
  const isNamed = NAMED_DAYS.some((name) => name === day);
  return (
    <search aria-label={t('events.filters')}>
      <form action={pathTo('events')} autoComplete="off" className={styles.form}>
        {isNamed ? <input type="hidden" name={EVENT_KEYS.day} value={day} /> : null}
        <AgeSelect age={age} />
        <DayInput day={isNamed ? '' : day} today={today} />
        <button type="submit" className={`${buttonClass('primary', 'small')} ${styles.submit}`}>
          {t('events.submit')}
        </button>
      </form>
    </search>
  );
}
