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
  lqip: 'data:image/webp;base64,AAAA',
  width: 800,
  height: 600,
  mobile_width: 480,
  mobile_height: 640,
  alt: 'A playground',
};
const PLAIN: ImageSet = { '1x': '/media/b.jpg', width: 40, height: 20, alt: 'A logo' };

test('a square frame takes the phone file, which is nearly square, in every window', () => {
  const { container } = render(<Picture image={FULL} ratio="1:1" />);
  expect(container.querySelector('picture img')?.getAttribute('src')).toBe('/media/a-m.jpg');
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ srcset, media }) => `${srcset} ${media}`.trim())).toEqual([
    '/media/a-m.avif',
    '/media/a-m.webp',
  ]);
});

describe('pictureSources', () => {
  it('gives phones their own file, then the 2x file from a pixel ratio of 1.5 on, AVIF first', () => {
    const phone = { media: '(max-width: 767.98px)', width: 480, height: 640 };
    const sharp = { media: '(-webkit-min-device-pixel-ratio: 1.5)' };
    const [avif, webp] = [{ type: 'image/avif' }, { type: 'image/webp' }];
    expect(pictureSources(FULL)).toEqual([
      { srcSet: '/media/a-m.avif', ...phone, ...avif },
      { srcSet: '/media/a-m.webp', ...phone, ...webp },
      { srcSet: '/media/a@2x.avif 2x', ...sharp, ...avif },
      { srcSet: '/media/a@2x.webp 2x', ...sharp, ...webp },
      { srcSet: '/media/a.avif', ...avif },
      { srcSet: '/media/a.webp', ...webp },
    ]);
  });

  it('goes without the AVIF files that a set does not have', () => {
    const { '1x_avif': _, ...rest } = FULL;
    expect(pictureSources(rest).at(-1)?.srcSet).toBe('/media/a.webp');
  });

  it('takes the JPEG of a set that has no WebP', () => {
    const { mobile_webp: _, '2x_webp': __, ...rest } = FULL;
    const jpegs = pictureSources(rest).filter(({ type }) => type === undefined);
    expect(jpegs.map(({ srcSet }) => srcSet)).toEqual(['/media/a-m.jpg', '/media/a@2x.jpg 2x']);
  });

  it('has none for a set of one file', () => {
    expect(pictureSources(PLAIN)).toEqual([]);
  });
});

describe('Picture', () => {
  it('keeps the focus of the image in view, in a square frame too', () => {
    const image = { ...FULL, focus: '32% 80%' };
    for (const ratio of ['16:9', '1:1'] as const) {
      const { container } = render(<Picture image={image} ratio={ratio} />);
      const { focusX, focusY } = container.querySelector('span')?.dataset ?? {};
      expect([focusX, focusY]).toEqual(['30', '80']);
    }
  });

  it('reserves its space and loads lazily', () => {
    render(<Picture image={FULL} />);
    const img = screen.getByRole('img', { name: 'A playground' });
    expect(img.getAttribute('src')).toBe('/media/a.jpg');
    expect(img.getAttribute('width')).toBe('800');
    expect(img.getAttribute('height')).toBe('600');
    expect(img.getAttribute('loading')).toBe('lazy');
  });

  it('loads a priority image at once', () => {
    render(<Picture image={PLAIN} priority />);
    const img = screen.getByRole('img', { name: 'A logo' });
    expect(img.getAttribute('loading')).toBe('eager');
    expect(img.getAttribute('fetchpriority')).toBe('high');
  });

  it('has its placeholder in the first view alone', () => {
    const placeholders = (priority: boolean) =>
      render(<Picture image={FULL} priority={priority} />).container.querySelectorAll(
        'img[src^="data:"]',
      ).length;
    expect(placeholders(true)).toBe(1);
    expect(placeholders(false)).toBe(0);
  });

  it('is decoration when its alt is emptied, and writes no inline style', () => {
    const { container } = render(<Picture image={FULL} alt="" ratio="16:9" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('[style]')).toBeNull();
  });
});
