/** Asks for the visit: a GET form, whose URL can be shared; with a script each change is in the URL at once. */
import { LANGUAGE_QUERY_KEY } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageLocation, usePageQuery, useShellContext } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Checkbox, Select, TextField } from '@mall/ui/form';
import type { ComponentProps } from 'react';
import { PeopleFields } from './people-fields.tsx';
import styles from './planner-form.module.css';
import { asksForFilm, asksForMinutes, keyOf, type Planner, useIssueText } from './use-planner.ts';
import { usePlannerForm } from './use-planner-form.ts';
import { LIMITS, lastDay, PLANNER_ANCHOR, RATINGS, VISIT_KEYS, YES } from './visit-query.ts';

function NumberField(props: ComponentProps<typeof TextField>) {
  return <TextField type="number" inputMode="numeric" {...props} />;
}

function VenueFields({ visit, venues, issues }: Planner) {
  const t = useMessages('content');
  const error = useIssueText(issues)('venues');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('price-planner.venues')}</legend>
      <div className={styles.venues}>
        {venues.map((venue) => (
          <Checkbox
            key={venue.id}
            label={venue.name}
            name={VISIT_KEYS.venue}
            value={keyOf(venue)}
            defaultChecked={visit.venues.includes(keyOf(venue))}
            data-minutes={asksForMinutes(venue)}
            data-film={asksForFilm(venue)}
          />
        ))}
      </div>
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}

function FilmFields({ visit, issues }: Planner) {
  const t = useMessages('content');
  return (
    <fieldset className={styles.film}>
      <legend className={styles.legend}>{t('price-planner.film')}</legend>
      <Select
        label={t('price-planner.rating')}
        name={VISIT_KEYS.rating}
        defaultValue={visit.rating}
      >
        {RATINGS.map((rating) => (
          <option key={rating} value={rating}>
            {t(`price-planner.ratings.${rating}`)}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t('price-planner.threeD')}
        name={VISIT_KEYS.threeD}
        value={YES}
        defaultChecked={visit.threeD}
      />
      <NumberField
        className={styles.glasses}
        label={t('price-planner.ownGlasses')}
        name={VISIT_KEYS.ownGlasses}
        min={0}
        max={LIMITS.people}
        defaultValue={visit.ownGlasses}
        error={useIssueText(issues)('glasses')}
      />
    </fieldset>
  );
}

export function PlannerForm(planner: Planner) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const { pathname } = usePageLocation();
  const { form, rowOf } = usePlannerForm();
  const { visit, venues, today, issues } = planner;
  const minutesLabel = venues.find(asksForMinutes)?.planner?.minutes_label;
  const issueText = useIssueText(issues);
  const isNeutralEnglish = usePageQuery().has(LANGUAGE_QUERY_KEY);
  return (
    <form
      action={`${pathname}#${PLANNER_ANCHOR}`}
      aria-label={t('price-planner.form')}
      autoComplete="off"
      noValidate
      className={styles.form}
      {...form}
    >
      {isNeutralEnglish ? <input type="hidden" name={LANGUAGE_QUERY_KEY} value={language} /> : null}
      <PeopleFields {...planner} rowOf={rowOf} />
      <TextField
        type="date"
        label={<span className={styles.legend}>{t('price-planner.day')}</span>}
        name={VISIT_KEYS.day}
        min={today}
        max={lastDay(today)}
        defaultValue={visit.day}
        error={issueText('noDay', 'past', 'far')}
      />
      <VenueFields {...planner} />
      <NumberField
        className={styles.minutes}
        label={minutesLabel ?? t('price-planner.minutes')}
        name={VISIT_KEYS.minutes}
        min={1}
        max={LIMITS.minutes}
        defaultValue={visit.minutes}
        error={issueText('minutes')}
      />
      <FilmFields {...planner} />
      <Button type="submit" className="unscripted-only">
        {t('price-planner.submit')}
      </Button>
    </form>
  );
}
