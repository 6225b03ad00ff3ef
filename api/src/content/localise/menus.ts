/** What the content puts into the menus of the header. */
import type { MenuBox, Menus } from '@mall/contracts';
import type { LocalContent } from './local-content.ts';

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
