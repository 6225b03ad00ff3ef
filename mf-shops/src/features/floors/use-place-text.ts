/** Where a shop is, in words. */
import type { ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';

export type Placed = Pick<ShopSummary, 'floor' | 'unit'>;

/** How to say where a shop is, for instance `Földszint, F-12`. */
export function usePlaceText(): (shop: Placed) => string {
  const t = useMessages('shops');
  return ({ floor, unit }) => t('floors.place', { floor: t(`floors.${floor}`), unit });
}
