import type { Venue } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { formatClock, intervalsOn, mallTime, planOfGroup } from '@mall/opening-hours';
import { placeStatus } from '@mall/opening-hours/place-status';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';

export interface Status {
  isOpen: boolean;
  /** For instance `Nyitva 20:00-ig`. */
  text: string;
  /** When the cash desk closes, where that is earlier than the venue and still to come. */
  cashDesk?: string | undefined;
}

/** Whether `venue` is open, in words; undefined for one without opening hours. */
export function useStatus({ opening_hours: group, last_admission }: Venue): Status | undefined {
  const t = useMessages('content');
  const { language } = useShellContext();
  const config = useApiData('config');
  const time = mallTime(useNow());
  if (!group) return undefined;
  const plan = planOfGroup(config, group);
  const status = placeStatus(plan, time);
  if (status.state === 'closed') {
    const { from, day } = status;
    if (!from) return { isOpen: false, text: t('venue-facts.closed') };
    const opening = day ? `${formatDay(day, language, 'shortWeekday')} ${from}` : from;
    return { isOpen: false, text: t('venue-facts.closedUntil', { from: opening }) };
  }
  const text = t('venue-facts.open', { until: status.until });
  const closing = intervalsOn(plan, time.day).find(
    ({ start, end }) => start <= time.minutes && time.minutes < end,
  )?.end;
  const desk = (closing ?? 0) - (last_admission ?? Number.POSITIVE_INFINITY);
  if (desk <= time.minutes) return { isOpen: true, text };
  return { isOpen: true, text, cashDesk: t('venue-facts.cashDesk', { until: formatClock(desk) }) };
}
