/** What the chrome and the home page need. */
import type { Config, MegaMenuBox } from '@mall/contracts';
import type { LocalContent } from './local-content.ts';
import { toExceptions } from './opening-exceptions.ts';

type LocalBox = LocalContent['site']['mega_menu']['shops'][number];

/** The `config` answer for the site's own content. */
export function localiseConfig({ site }: LocalContent): Config {
  const { app_privacy_url, coupon_day_active, mega_menu, menu_shops, pinned, ...rest } = site;
  return {
    ...rest,
    opening_exceptions: toExceptions(site.opening_exceptions),
    couponDayActive: coupon_day_active,
    menu_shops: menu_shops.map(({ desktop, mobile = desktop, ...list }) => ({
      ...list,
      desktop,
      mobile,
    })),
    mega_menu: { shops: mega_menu.shops.map(toBox), services: mega_menu.services.map(toBox) },
    ...(app_privacy_url && { appPrivacyUrl: app_privacy_url }),
  };
}

function toBox({ desktop, mobile, ...box }: LocalBox): MegaMenuBox {
  return { ...box, imageDesktop: desktop, imageMobile: mobile };
}
