/** What header and footer need on every page. */
import type { Config } from '@mall/contracts';
import type { LocalContent } from './local-content.ts';
import { toExceptions } from './opening-exceptions.ts';

/** The `config` answer for the site's own content. */
export function localiseConfig({ site }: LocalContent): Config {
  const { categories, contact, opening_hours, app_privacy_url, coupon_day_active } = site;
  const { gift_card_suspension: giftCardSuspension } = site;
  return {
    categories,
    contact,
    opening_hours_groups: opening_hours.map(({ id, name }) => ({ id, name })),
    opening_hours: Object.fromEntries(opening_hours.map(({ id, hours }) => [id, hours])),
    opening_exceptions: toExceptions(site.opening_exceptions),
    couponDayActive: coupon_day_active,
    ...(giftCardSuspension && { giftCardSuspension }),
    ...(app_privacy_url && { appPrivacyUrl: app_privacy_url }),
  };
}
