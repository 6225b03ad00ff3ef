/** Where a shop is and whether it is open, in words. */
import type { OpenStatusProps } from '@mall/blocks';
import type { ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { mallTime, type OpeningPlan, type WallTime } from '@mall/opening-hours';
import { placeStatus } from '@mall/opening-hours/place-status';
import { useNow, useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';

type Located = Pick<ShopSummary, 'floor' | 'unit'>;

/** Returns a function that gives the location of a shop, for instance `Földszint, F-12`. */
export function useLocationText(): (shop: Located) => string {
  const t = useMessages('shops');
  return ({ floor, unit }) =>
    t('shop-location.location', { floor: t(`shop-location.${floor}`), unit });
}

/** Returns a function that says whether a shop with such hours is open, now or `at` another time, and when that changes. */
export function useOpenStatus(at?: WallTime): (plan: OpeningPlan) => OpenStatusProps {
  const t = useMessages('shops');
  const { language } = useShellContext();
  const now = mallTime(useNow());
  const time = at ?? now;
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
