/** What `site.yaml` holds for every page: the configuration, the menus, the home page. */
import type { Config, Home, MenuBox, Menus } from '@mall/contracts';
import { type ExceptionRule, exceptionDays } from '../schema/opening-exception-schema.ts';
import { videoUrl } from '../video/video-store.ts';
import type { LocalContent } from './local-content.ts';

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

/** Those of one year come first, because they win over those of each year. */
export function toExceptions<Exception extends ExceptionRule>(exceptions: readonly Exception[]) {
  return exceptions
    .map(({ date, from, until, closed, hours = [], ...rest }) => ({
      ...rest,
      ...exceptionDays({ date, from, until }),
      hours: [hours].flat(),
    }))
    .sort((a, b) => b.from.length - a.from.length);
}

type LocalBox = LocalContent['site']['mega_menu']['shops'][number];

function toBox({ desktop, mobile, ...box }: LocalBox): MenuBox {
  return { ...box, imageDesktop: desktop, imageMobile: mobile };
}

/** The `menus` answer for the site's own content. */
export function localiseMenus({ site: { menu_shops, mega_menu } }: LocalContent): Menus {
  return {
    shops: menu_shops.map(({ desktop, mobile = desktop, ...list }) => ({
      ...list,
      desktop,
      mobile,
    })),
    boxes: { shops: mega_menu.shops.map(toBox), services: mega_menu.services.map(toBox) },
  };
}

type LocalVideo = NonNullable<LocalContent['site']['home']['video']>;

function toVideo({ heading, lead, poster, files }: LocalVideo): Home['video'] {
  return {
    heading,
    ...(lead && { lead }),
    poster,
    files: {
      '480p': videoUrl(files['480p']),
      '576p': videoUrl(files['576p']),
      '720p': videoUrl(files['720p']),
      '1080p': videoUrl(files['1080p']),
    },
  };
}

/** The `home` answer for the site's own content. */
export function localiseHome({ site: { home } }: LocalContent): Home {
  const { blocks, video } = home;
  return { blocks, ...(video && { video: toVideo(video) }) };
}
