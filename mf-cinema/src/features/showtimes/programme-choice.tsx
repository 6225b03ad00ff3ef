import { QueryForm, QuerySelect } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';
import {
  DAY_KEY,
  FILTER_KEYS,
  FILTER_VALUES,
  type FilterName,
  useProgrammeQuery,
} from './showtime-filter.ts';

interface DayTabsProps {
  days: readonly string[];
  chosen: string;
}

export function DayTabs({ days, chosen }: DayTabsProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const { onDay } = useProgrammeQuery();
  const items = days.map((day, index) => ({
    key: day,
    element: (
      <PageLink
        to="cinema"
        query={onDay(day)}
        className={chipClass()}
        aria-current={day === chosen ? 'date' : undefined}
      >
        <time dateTime={day}>
          {index === 0 ? t('showtimes.today') : formatDay(day, language, 'shortWeekday')}
        </time>
      </PageLink>
    ),
  }));
  return <FilterChips label={t('showtimes.days')} items={items} />;
}

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
        options={age.map((value) => ({ value, label: t(`showtimes.upToAge.${value}`) }))}
      />
    </QueryForm>
  );
}
