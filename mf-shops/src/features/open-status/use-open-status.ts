import { useMessages } from '@mall/i18n';
import { mallTime, type OpeningPlan, placeStatus } from '@mall/opening-hours';
import { useNow, useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';

export interface OpenStatusText {
  isOpen: boolean;
  /** For instance `Nyitva 20:00-ig`. */
  text: string;
}

/** Returns a function that says whether a shop with such hours is open, and when that changes. */
export function useOpenStatus(): (plan: OpeningPlan) => OpenStatusText {
  const t = useMessages('shops');
  const { language } = useShellContext();
  const time = mallTime(useNow());
  return (plan) => {
    const status = placeStatus(plan, time);
    if (status.state === 'open') {
      return { isOpen: true, text: t('open-status.open', { until: status.until }) };
    }
    const { from, day } = status;
    if (!from) return { isOpen: false, text: t('open-status.closed') };
    const opening = day ? `${formatDay(day, language, 'shortWeekday')} ${from}` : from;
    return { isOpen: false, text: t('open-status.closedUntil', { from: opening }) };
  };
}
