import type { Language } from '@mall/contracts';
import { mallTime, type OpeningPlan, type WallTime } from '@mall/opening-hours';
import { placeStatus } from '@mall/opening-hours/place-status';
import { useNow, useShellContext } from '@mall/runtime';
import { formatDay, formatUntil } from '@mall/ui';
import type { OpenStatusProps } from './open-status.tsx';

const TEXTS = {
  hu: {
    open: (until: string) => `Nyitva ${until}`,
    closed: 'Zárva',
    closedUntil: (from: string, day = '') => `Zárva, nyitás ${day && `${day} `}${from}-kor`,
  },
  en: {
    open: (until: string) => `Open until ${until}`,
    closed: 'Closed',
    closedUntil: (from: string, day = '') => `Closed, opens ${day && `on ${day} `}at ${from}`,
  },
} satisfies Record<Language, unknown>;

/** Returns a function that says whether a place with such hours is open, now or `at` another time, and when that changes. */
export function useOpenStatus(at?: WallTime): (plan: OpeningPlan) => OpenStatusProps {
  const { language } = useShellContext();
  const texts = TEXTS[language];
  const now = mallTime(useNow());
  const time = at ?? now;
  return (plan) => {
    const status = placeStatus(plan, time);
    if (status.state === 'open')
      return { isOpen: true, text: texts.open(formatUntil(status.until, language)) };
    const { from, day } = status;
    if (!from) return { isOpen: false, text: texts.closed };
    const opening = day && formatDay(day, language, 'shortWeekday');
    return { isOpen: false, text: texts.closedUntil(from, opening) };
  };
}
