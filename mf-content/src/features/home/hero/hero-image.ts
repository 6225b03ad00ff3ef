/** Joins the two image sets of a slide: the cover, and on phones the featured image. */
import type { HeroSlide, ImageSet } from '@mall/contracts';

/** The cover, with the featured image's files instead of its own phone files. */
export function heroImage({ cover, featured }: HeroSlide['images']): ImageSet {
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
