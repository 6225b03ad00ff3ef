/** The people of the visit: an age and a concession each, and an empty row for the next one. */
import { useShellContext } from '@mall/runtime';
import { useState } from 'react';
import styles from './planner-form.module.css';
import { CONCESSIONS, MAX_AGE, MAX_PEOPLE } from './rules/person.ts';
import { issueText, textsOf } from './texts.ts';
import type { Planner } from './use-planner.ts';
import type { PlannerForm } from './use-planner-form.ts';
import { NO_CONCESSION, VISIT_KEYS } from './visit-query.ts';

interface RowProps {
  row: number;
  person: Planner['visit']['people'][number] | undefined;
  error: string | undefined;
  onFilled: () => void;
}

function PersonRow({ row, person, error, onFilled }: RowProps) {
  const t = textsOf(useShellContext().language);
  const errorId = `planner-age-${row}-error`;
  const age = person && !Number.isNaN(person.age) ? person.age : undefined;
  return (
    <li className={styles.person}>
      <input
        type="number"
        inputMode="numeric"
        name={VISIT_KEYS.age}
        min={0}
        max={MAX_AGE}
        defaultValue={age}
        aria-label={t.age(row)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={styles.age}
        onChange={({ target }) => target.value !== '' && onFilled()}
      />
      <span aria-hidden="true">{t.years}</span>
      <select
        name={VISIT_KEYS.concession}
        defaultValue={person?.concession ?? NO_CONCESSION}
        aria-label={t.concession(row)}
        className={styles.select}
      >
        {[NO_CONCESSION, ...CONCESSIONS].map((value) => (
          <option key={value} value={value}>
            {t.concessions[value as keyof typeof t.concessions]}
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

type PeopleFieldsProps = Planner & Pick<PlannerForm, 'rowOf'>;

/** Rows for the people, with one more as long as there is room. */
export function PeopleFields({ visit, issues, t, rowOf }: PeopleFieldsProps) {
  const { language } = useShellContext();
  // Kept: the URL leaves out a row that was emptied, and those below must not move up by it.
  const [people] = useState(visit.people);
  const [rows, setRows] = useState(Math.min(people.length + 1, MAX_PEOPLE));
  const ageIssue = (row: number) =>
    issues.find((issue) => issue.field === 'age' && rowOf(issue.index) === row);
  const general = issues.find(({ field }) => field === 'people');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t.people}</legend>
      <p className={styles.hint}>{t.peopleHint}</p>
      <ol className={styles.people}>
        {Array.from({ length: rows }, (_, index) => {
          const issue = ageIssue(index);
          return (
            <PersonRow
              key={index}
              row={index + 1}
              person={people[index]}
              error={issue && issueText(issue, language)}
              onFilled={() =>
                setRows((shown) => (index === shown - 1 && shown < MAX_PEOPLE ? shown + 1 : shown))
              }
            />
          );
        })}
      </ol>
      {general ? <p className={styles.error}>{issueText(general, language)}</p> : null}
    </fieldset>
  );
}
