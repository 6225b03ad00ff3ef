/** Where a shop is, in words. */
import type { ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';

/** Returns a function that gives the location of a shop, for instance `Földszint, F-12`. */
export function useLocationText(): (shop: Pick<ShopSummary, 'floor' | 'unit'>) => string {
  const t = useMessages('shops');
  return ({ floor, unit }) =>
    t('shop-location.location', { floor: t(`shop-location.${floor}`), unit });
}
