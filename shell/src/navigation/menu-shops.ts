/** The shops that the menus name (spec section 2). */
import type { ShopSummary } from '@mall/contracts';

const FASHION = ['hm', 'new-yorker', 'reserved', 'house'];
const MORE = ['ca', 'marionnaud', 'cropp'];

/** Of wide windows' menu. */
export const WIDE_MENU_SHOPS: readonly string[] = [...FASHION, 'sportisimo', ...MORE];
/** Of the narrow windows' menu, which names another sports shop. */
export const NARROW_MENU_SHOPS: readonly string[] = [...FASHION, 'sportsdirect', ...MORE];
export const MENU_BANKS: readonly string[] = ['otp-bank', 'erste-bank', 'cib-bank'];

/** The shops of `slugs`, in that order; a slug that the list does not hold is left out. */
export function shopsOf(list: readonly ShopSummary[], slugs: readonly string[]): ShopSummary[] {
  return slugs.flatMap((slug) => list.find((shop) => shop.slug === slug) ?? []);
}
