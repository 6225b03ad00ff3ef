import { QueryForm, QuerySelect } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { FILTER_KEYS, FILTER_VALUES, type FilterName } from './showtime-filter.ts';
import { DAY_KEY, useProgrammeQuery } from './use-programme-query.ts';

interface FilterSelectProps {
  name: FilterName;
  label: string;
  options: readonly { value: string; label: string }[];
}

function FilterSelect({ name, ...select }: FilterSelectProps) {
  const t = useMessages('cinema');
  const { filter } = useProgrammeQuery();
  return (
    <QuerySelect
      {...select}
      name={FILTER_KEYS[name]}
      value={filter[name]}
      any={t('showtimes.any')}
    />
  );
}

/** The filters of the programme. */
export function FilterForm() {
  const t = useMessages('cinema');
  const { pathTo } = useShellContext();
  const { askedDay } = useProgrammeQuery();
  const { version, part, age } = FILTER_VALUES;
  return (
    <QueryForm
      label={t('showtimes.filters')}
      action={pathTo('cinema')}
      submit={t('showtimes.submit')}
    >
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
    </QueryForm>
  );
}
