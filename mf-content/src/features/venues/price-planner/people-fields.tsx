/** The people of the visit: an age and a concession each, and an empty row for the next one. */
import { CONCESSIONS } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { controlClass } from '@mall/ui/form';
import { useState } from 'react';
import styles from './planner-form.module.css';
import { type Planner, useIssueText } from './use-planner.ts';
import type { usePlannerForm } from './use-planner-form.ts';
import { LIMITS, NO_CONCESSION, type Person, VISIT_KEYS } from './visit-query.ts';

interface RowProps {
  row: number;
  person: Person | undefined;
  error: string | undefined;
  onFilled: () => void;
}

function PersonRow({ row, person, error, onFilled }: RowProps) {
  const t = useMessages('content');
  const errorId = `planner-age-${row}-error`;
  return (
    <li className={styles.person}>
      <input
        type="number"
        inputMode="numeric"
        name={VISIT_KEYS.age}
        min={0}
        max={LIMITS.age}
        defaultValue={person?.age || person?.age === 0 ? person.age : undefined}
        aria-label={t('price-planner.age', { row })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={controlClass.input}
        onChange={({ target }) => target.value !== '' && onFilled()}
      />
      <span aria-hidden="true">{t('price-planner.years')}</span>
      <select
        name={VISIT_KEYS.concession}
        defaultValue={person?.concession ?? NO_CONCESSION}
        aria-label={t('price-planner.concession', { row })}
        className={controlClass.select}
      >
        {([NO_CONCESSION, ...CONCESSIONS] as const).map((value) => (
          <option key={value} value={value}>
            {t(`price-planner.concessions.${value}`)}
          </option>
        ))}
      </select>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </li>
  );
}

type PeopleFieldsProps = Planner & Pick<ReturnType<typeof usePlannerForm>, 'rowOf'>;

export function PeopleFields({ visit, issues, rowOf }: PeopleFieldsProps) {
  const t = useMessages('content');
  const issueText = useIssueText(issues);
  // Kept: the URL leaves out a row that was emptied, and those below must not move up by it.
  const [people] = useState(visit.people);
  const [rows, setRows] = useState(Math.min(people.length + 1, LIMITS.people));
  const isWrong = (row: number) =>
    issues.some((issue) => issue.message === 'age' && rowOf(issue.index) === row);
  const addRow = (index: number) =>
    setRows((shown) => (index === shown - 1 ? Math.min(shown + 1, LIMITS.people) : shown));
  const general = issueText('nobody', 'crowd');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('price-planner.people')}</legend>
      <p className={styles.hint}>{t('price-planner.peopleHint', LIMITS)}</p>
      <ol className={styles.people}>
        {Array.from({ length: rows }, (_, index) => (
          <PersonRow
            key={index}
            row={index + 1}
            person={people[index]}
            error={isWrong(index) ? issueText('age') : undefined}
            onFilled={() => addRow(index)}
          />
        ))}
      </ol>
      {general ? <p className={styles.error}>{general}</p> : null}
    </fieldset>
  );
}
