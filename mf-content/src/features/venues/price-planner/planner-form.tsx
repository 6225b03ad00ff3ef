/** Asks for the visit: a GET form, whose URL can be shared; with a script each change is in the URL at once. */
import { LANGUAGE_QUERY_KEY } from '@mall/contracts';
import { usePageLocation, useShellContext } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Checkbox, Select, TextField } from '@mall/ui/form';
import { PeopleFields } from './people-fields.tsx';
import { PLANNER_ANCHOR } from './planner-anchor.ts';
import styles from './planner-form.module.css';
import { MAX_PEOPLE } from './rules/person.ts';
import { issueText } from './texts.ts';
import type { Planner } from './use-planner.ts';
import { usePlannerForm } from './use-planner-form.ts';
import { MAX_MINUTES, type VisitIssue } from './visit.ts';
import { lastDay, RATINGS, VISIT_KEYS, YES } from './visit-query.ts';

function useIssueOf({ issues }: Planner) {
  const { language } = useShellContext();
  return (field: VisitIssue['field']) => {
    const issue = issues.find((issue) => issue.field === field);
    return issue && issueText(issue, language);
  };
}

function DayField(planner: Planner) {
  const { t, visit, today } = planner;
  const issueOf = useIssueOf(planner);
  return (
    <TextField
      type="date"
      label={<span className={styles.legend}>{t.day}</span>}
      name={VISIT_KEYS.day}
      min={today}
      max={lastDay(today)}
      defaultValue={visit.day}
      error={issueOf('day')}
    />
  );
}

function VenueFields(planner: Planner) {
  const { t, visit, venues } = planner;
  const error = useIssueOf(planner)('venues');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t.venues}</legend>
      <div className={styles.venues}>
        {venues.map(({ name, venue }) => (
          <Checkbox
            key={name}
            label={venue.name}
            name={VISIT_KEYS.venue}
            value={name}
            defaultChecked={visit.venues.includes(name)}
          />
        ))}
      </div>
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}

function PlayhouseFields(planner: Planner) {
  const { t, visit } = planner;
  const issueOf = useIssueOf(planner);
  return (
    <div className={styles.ofPlayhouse}>
      <TextField
        type="number"
        inputMode="numeric"
        label={t.minutes}
        name={VISIT_KEYS.minutes}
        min={1}
        max={MAX_MINUTES}
        defaultValue={visit.minutes}
        error={issueOf('minutes')}
      />
    </div>
  );
}

function CinemaFields(planner: Planner) {
  const { t, visit } = planner;
  const issueOf = useIssueOf(planner);
  return (
    <fieldset className={styles.ofCinema}>
      <legend className={styles.legend}>{t.cinema}</legend>
      <Select label={t.rating} name={VISIT_KEYS.rating} defaultValue={visit.rating}>
        {RATINGS.map((rating) => (
          <option key={rating} value={rating}>
            {t.ratings[rating]}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t.threeD}
        name={VISIT_KEYS.threeD}
        value={YES}
        defaultChecked={visit.threeD}
      />
      <TextField
        className={styles.glasses}
        type="number"
        inputMode="numeric"
        label={t.ownGlasses}
        name={VISIT_KEYS.ownGlasses}
        min={0}
        max={MAX_PEOPLE}
        defaultValue={visit.ownGlasses}
        error={issueOf('glasses')}
      />
    </fieldset>
  );
}

export function PlannerForm(planner: Planner) {
  const { language } = useShellContext();
  const { pathname, search } = usePageLocation();
  const { t } = planner;
  const { form, rowOf } = usePlannerForm();
  const isNeutralEnglish = new URLSearchParams(search).has(LANGUAGE_QUERY_KEY);
  return (
    <form
      action={`${pathname}#${PLANNER_ANCHOR}`}
      aria-label={t.form}
      autoComplete="off"
      noValidate
      className={styles.form}
      {...form}
    >
      {isNeutralEnglish ? <input type="hidden" name={LANGUAGE_QUERY_KEY} value={language} /> : null}
      <PeopleFields {...planner} rowOf={rowOf} />
      <DayField {...planner} />
      <VenueFields {...planner} />
      <PlayhouseFields {...planner} />
      <CinemaFields {...planner} />
      <Button type="submit" className={styles.submit}>
        {t.submit}
      </Button>
    </form>
  );
}
