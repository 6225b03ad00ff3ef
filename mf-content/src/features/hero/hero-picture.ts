/** One image set out of a slide's two: its cover, and on phones its featured picture. */
import type { HeroSlide, ImageSet } from '@mall/contracts';

/** The cover with the featured picture's files in the place of its own phone files. */
export function heroPicture({ cover, featured }: HeroSlide['images']): ImageSet {
  const { mobile: _, mobile_webp: __, mobile_avif: ___, ...wide } = cover;
  const webp = featured.mobile_webp ?? featured['1x_webp'];
  const avif = featured.mobile_avif ?? (featured.mobile ? undefined : featured['1x_avif']);
  return {
    ...wide,
    mobile: featured.mobile ?? featured['1x'],
    ...(webp ? { mobile_webp: webp } : {}),
    ...(avif ? { mobile_avif: avif } : {}),
    mobile_width: featured.mobile_width ?? featured.width,
    mobile_height: featured.mobile_height ?? featured.height,
  };
}
