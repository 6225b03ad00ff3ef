import type { ImageSet } from '@mall/contracts';
import { render, screen } from '@testing-library/react';
import { Picture, pictureSources } from './picture.tsx';

const FULL: ImageSet = {
  '1x': '/media/a.jpg',
  '2x': '/media/a@2x.jpg',
  '1x_webp': '/media/a.webp',
  '2x_webp': '/media/a@2x.webp',
  '1x_avif': '/media/a.avif',
  '2x_avif': '/media/a@2x.avif',
  mobile: '/media/a-m.jpg',
  mobile_webp: '/media/a-m.webp',
  mobile_avif: '/media/a-m.avif',
  mobile_2x_webp: '/media/a-m@2x.webp',
  mobile_2x_avif: '/media/a-m@2x.avif',
  lqip: 'data:image/webp;base64,AAAA',
  width: 800,
  height: 600,
  mobile_width: 480,
  mobile_height: 640,
  alt: 'A playground',
};
const PLAIN: ImageSet = { '1x': '/media/b.jpg', width: 40, height: 20, alt: 'A logo' };

test('uses the nearly square phone files for a square frame at every width', () => {
  const { container } = render(<Picture image={FULL} ratio="1:1" />);
  expect(container.querySelector('picture img')?.getAttribute('src')).toBe('/media/a-m.webp');
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ srcset, media }) => `${srcset} ${media}`.trim())).toEqual([
    '/media/a-m.avif (max-width: 767.98px)',
    '/media/a-m.webp (max-width: 767.98px)',
    '/media/a-m@2x.avif 2x (-webkit-min-device-pixel-ratio: 1.5)',
    '/media/a-m@2x.webp 2x (-webkit-min-device-pixel-ratio: 1.5)',
    '/media/a-m.avif',
  ]);
});

describe('pictureSources', () => {
  it('lists the phone files first, then 2x from a pixel ratio of 1.5, AVIF before WebP', () => {
    const phone = { media: '(max-width: 767.98px)', width: 480, height: 640 };
    const sharp = { media: '(-webkit-min-device-pixel-ratio: 1.5)' };
    const [avif, webp] = [{ type: 'image/avif' }, { type: 'image/webp' }];
    const sharpPhone = { ...phone, media: `${phone.media} and ${sharp.media}` };
    expect(pictureSources(FULL)).toEqual([
      { srcSet: '/media/a-m@2x.avif 2x', ...sharpPhone, ...avif },
      { srcSet: '/media/a-m@2x.webp 2x', ...sharpPhone, ...webp },
      { srcSet: '/media/a-m.avif', ...phone, ...avif },
      { srcSet: '/media/a-m.webp', ...phone, ...webp },
      { srcSet: '/media/a@2x.avif 2x', ...sharp, ...avif },
      { srcSet: '/media/a@2x.webp 2x', ...sharp, ...webp },
      { srcSet: '/media/a.avif', ...avif },
    ]);
  });

  it('falls back to the next format that a set has', () => {
    const { mobile_webp: __, '2x_webp': ___, ...rest } = FULL;
    const jpegs = pictureSources(rest).filter(({ type }) => type === undefined);
    expect(jpegs.map(({ srcSet }) => srcSet)).toEqual(['/media/a-m.jpg', '/media/a@2x.jpg 2x']);
  });

  it('returns none for a set of one file', () => {
    expect(pictureSources(PLAIN)).toEqual([]);
  });
});

describe('Picture', () => {
  it('marks the focus of the image, but not for the phone file in a square frame', () => {
    const image = { ...FULL, focus: '32% 80%' };
    const focusIn = (ratio: '16:9' | '1:1') => {
      const { container } = render(<Picture image={image} ratio={ratio} />);
      return { ...container.querySelector('span')?.dataset };
    };
    expect(focusIn('16:9')).toEqual({ focusX: '30', focusY: '80' });
    expect(focusIn('1:1')).toEqual({});
  });

  it.each([
    [FULL, false, { src: '/media/a.webp', width: '800', height: '600', loading: 'lazy' }],
    [PLAIN, true, { src: '/media/b.jpg', loading: 'eager', fetchpriority: 'high' }],
  ])('reserves its space and loads lazily unless it has priority', (image, priority, expected) => {
    render(<Picture image={image} priority={priority} />);
    const img = screen.getByRole('img', { name: image.alt });
    const names = Object.keys(expected);
    const attributes = names.map((name) => [name, img.getAttribute(name)]);
    expect(Object.fromEntries(attributes)).toEqual(expected);
  });

  it('shows a placeholder only with priority', () => {
    const placeholders = (priority: boolean) =>
      render(<Picture image={FULL} priority={priority} />).container.querySelectorAll(
        'img[src^="data:"]',
      ).length;
    expect(placeholders(true)).toBe(1);
    expect(placeholders(false)).toBe(0);
  });

  it('is decorative with an empty alt, and has no inline style', () => {
    const { container } = render(<Picture image={FULL} alt="" ratio="16:9" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('[style]')).toBeNull();
  });
});
