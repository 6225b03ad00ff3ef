import { useMessages } from '@mall/i18n';
import { useQueryChange, useShellContext } from '@mall/runtime';
import { buttonClass, Select } from '@mall/ui';
import styles from './filter-form.module.css';
import { FILTER_KEYS, FILTER_VALUES, type FilterName } from './showtime-filter.ts';
import { DAY_KEY, useProgrammeQuery } from './use-programme-query.ts';

interface FilterSelectProps {
  name: FilterName;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One filter; each choice is in the URL at once. */
function FilterSelect({ name, label, options }: FilterSelectProps) {
  const t = useMessages('cinema');
  const { filter } = useProgrammeQuery();
  const change = useQueryChange();
  const key = FILTER_KEYS[name];
  return (
    <Select
      label={label}
      name={key}
      value={filter[name] ?? ''}
      className={styles.field}
      onChange={({ target }) => change({ [key]: target.value })}
    >
      <option value="">{t('showtimes.any')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

/** The filters of the programme as a GET form; with a script each choice is in the URL at once. */
export function FilterForm() {
  const t = useMessages('cinema');
  const { pathTo } = useShellContext();
  const { askedDay } = useProgrammeQuery();
  const { version, part, age } = FILTER_VALUES;
  return (
    <search aria-label={t('showtimes.filters')}>
      <form action={pathTo('cinema')} autoComplete="off" className={styles.form}>
        {askedDay ? <input type="hidden" name={DAY_KEY} value={askedDay} /> : null}
        <FilterSelect
          name="version"
          label={t('showtimes.versions')}
          options={version.map((value) => ({ value, label: t(`showtimes.version.${value}`) }))}
        />
        <FilterSelect
          name="part"
          label={t('showtimes.parts')}
          options={part.map((value) => ({ value, label: t(`showtimes.part.${value}`) }))}
        />
        <FilterSelect
          name="age"
          label={t('showtimes.ages')}
          options={age.map((value) => ({ value, label: t('showtimes.upToAge', { age: value }) }))}
        />
        <button type="submit" className={`${buttonClass('primary', 'small')} ${styles.submit}`}>
          {t('showtimes.submit')}
        </button>
      </form>
    </search>
  );
}
