import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';
import { useProgrammeQuery } from './use-programme-query.ts';

interface DayTabsProps {
  /** Today first. */
  days: readonly string[];
  chosen: string;
}

/** Links to the days of the programme, which keep its filters. */
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
