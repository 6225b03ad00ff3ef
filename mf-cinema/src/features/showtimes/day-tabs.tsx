import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { FilterChips, formatDay } from '@mall/ui';

/** The query key of the day in both languages. */
export const DAY_KEY = 'nap';

interface DayTabsProps {
  days: readonly string[];
  chosen: string;
}

/** Links to the days of the programme. */
export function DayTabs({ days, chosen }: DayTabsProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const items = days.map((day) => ({
    key: day,
    element: (
      <PageLink
        to="cinema"
        query={{ [DAY_KEY]: day }}
        preventScrollReset
        aria-current={day === chosen ? 'date' : undefined}
      >
        <time dateTime={day}>{formatDay(day, language, 'shortWeekday')}</time>
      </PageLink>
    ),
  }));
  return <FilterChips label={t('showtimes.days')} items={items} />;
}
