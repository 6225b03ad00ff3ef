/** What the chrome and the home page need, in one language. */
import type { Config, MegaMenuBox } from '@mall/contracts';
import type { StoredContent } from '../../content/stored-schema.ts';
import { localiseExceptions } from './opening-exceptions.ts';
import type { Wording } from './wording.ts';

type StoredBox = StoredContent['site']['mega_menu']['shops'][number];

/** The `config` answer for the site's own content. */
export function localiseConfig({ site }: StoredContent, wording: Wording): Config {
  const { text, fill, image } = wording;
  const boxes = (list: StoredBox[]) => list.map((box) => localiseBox(box, wording));
  const { address, city, ...contact } = site.contact;
  return {
    categories: site.categories.map(({ slug, name }) => ({ slug, name: text(name) })),
    opening_hours: site.opening_hours,
    opening_exceptions: localiseExceptions(site.opening_exceptions, wording),
    couponDayActive: site.coupon_day_active,
    highlights: site.highlights.map(({ headline, description, url, image: picture }) => ({
      headline: text(headline),
      description: text(description),
      url: text(url),
      image: image(picture),
    })),
    menu_shops: site.menu_shops.map(({ name, desktop, mobile = desktop }) => ({
      name: text(name),
      desktop,
      mobile,
    })),
    mega_menu: { shops: boxes(site.mega_menu.shops), services: boxes(site.mega_menu.services) },
    contact: { ...contact, address: fill(address), city: fill(city) },
    ...(site.app_privacy_url ? { appPrivacyUrl: text(site.app_privacy_url) } : {}),
  };
}

function localiseBox({ name, link, desktop, mobile }: StoredBox, wording: Wording): MegaMenuBox {
  return {
    name: wording.text(name),
    link: wording.text(link),
    imageDesktop: wording.image(desktop),
    imageMobile: wording.image(mobile),
  };
}
