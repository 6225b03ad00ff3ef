/** What `site.yaml` holds for every page: the configuration, the menus, the home page. */
import type { ApiData, Config, Home } from '@mall/contracts';
import { recordOf, VIDEO_SIZES } from '../schema/field-types.ts';
import { type ExceptionRule, exceptionDays } from '../schema/opening-exception-schema.ts';
import { videoUrl } from '../video/video-store.ts';
import type { LocalContent } from './local-content.ts';

/** All but the flag of the coupon day, which depends on the clock. */
export function localiseConfig({ site }: LocalContent): Omit<Config, 'couponDayActive'> {
  const { categories, contact, opening_hours } = site;
  return {
    categories,
    contact,
    opening_hours_groups: opening_hours.map(({ id, name }) => ({ id, name })),
    opening_hours: Object.fromEntries(opening_hours.map(({ id, hours }) => [id, hours])),
    opening_exceptions: toExceptions(site.opening_exceptions),
    loyaltyMinimumAge: site.loyalty_minimum_age,
    giftCardSuspension: site.gift_card_suspension,
    appPrivacyUrl: site.app_privacy_url,
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

export function localiseMenus({ site: { menu_shops, mega_menu } }: LocalContent): ApiData['menus'] {
  const toBoxes = (boxes: typeof mega_menu.shops) =>
    boxes.map((box) => ({ ...box, imageDesktop: box.desktop, imageMobile: box.mobile }));
  return {
    shops: menu_shops.map((list) => ({ ...list, mobile: list.mobile ?? list.desktop })),
    boxes: { shops: toBoxes(mega_menu.shops), services: toBoxes(mega_menu.services) },
  };
}

export function localiseHome({ site }: LocalContent): Home {
  const { blocks, video } = site.home;
  if (!video) return { blocks };
  const files = recordOf(VIDEO_SIZES, (size) => videoUrl(video.files[size]));
  return { blocks, video: { ...video, files } };
}
