import type { Venue } from '@mall/contracts';
import { mallTime } from '@mall/opening-hours';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';
import { textsOf } from './texts.ts';
import { venueStatus } from './venue-status.ts';

export interface StatusText {
  isOpen: boolean;
  /** For instance `Nyitva 20:00-ig`. */
  text: string;
  /** For instance `pénztár 19:00-ig`. */
  cashDesk?: string | undefined;
}

/** The status of `venue` in words; undefined for one without opening hours. */
export function useStatusText(venue: Venue): StatusText | undefined {
  const { language } = useShellContext();
  const t = textsOf(language);
  const status = venueStatus(useApiData('config'), venue, mallTime(useNow()));
  if (!status) return undefined;
  const { isOpen, until, from, day, cashDesk } = status;
  if (isOpen && until) {
    return { isOpen, text: t.open(until), cashDesk: cashDesk && t.cashDesk(cashDesk) };
  }
  if (!from) return { isOpen, text: t.closed };
  const opening = day ? `${formatDay(day, language, 'shortWeekday')} ${from}` : from;
  return { isOpen, text: t.closedUntil(opening) };
}
