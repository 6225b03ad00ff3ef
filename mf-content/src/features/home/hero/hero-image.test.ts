import { anImageSet } from '@mall/testing';
import { heroImage } from './hero.tsx';

test('uses the featured image on phones and the cover in wide windows', () => {
  const cover = anImageSet({
    mobile: '/media/cover-phone.jpg',
    mobile_webp: '/media/cover.webp',
    mobile_avif: '/media/cover.avif',
  });
  const featured = anImageSet({ width: 600, height: 400 });
  expect(heroImage({ cover, featured })).toMatchObject({
    '1x': cover['1x'],
    mobile: featured['1x'],
    mobile_width: 600,
    mobile_height: 400,
  });
  expect(heroImage({ cover, featured }).mobile_webp).toBeUndefined();
  expect(heroImage({ cover, featured }).mobile_avif).toBeUndefined();
});
