import { anEditorialPage, renderPage } from '@mall/testing';
import jsQR from 'jsqr';
import * as page from './page.tsx';

const PIXELS = 4;

/** Draws the code as a browser would, and reads it as a phone would. */
function scan(code: Element): string | undefined {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const side = size * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const dark = code.querySelector('path:last-of-type')?.getAttribute('d') ?? '';
  for (const [, x, y, width] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1) {
      const start = (row * side + Number(x) * PIXELS) * 4;
      for (let at = start; at < start + Number(width) * PIXELS * 4; at += 4) {
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test.each([
  ['hu', '/app/qr', 'https://mall.example/app'],
  ['en', '/app/qr?lang=en', 'https://mall.example/app?lang=en'],
] as const)(
  'encodes in %s at %s the call that finds the store, and names the page %s',
  async (language, path, url) => {
    const data = { editorialPage: anEditorialPage({ title: 'QR code of the app' }) };
    const shown = await renderPage(page, { app: 'content', language, path, data });
    const code = scan(shown.getByRole('img', { name: 'QR code of the app' }));
    expect(code).toBe(url.replace('/app', '/api/app'));
    const link = shown.getByRole('link', { name: url.replace('https://', '') });
    expect(link.getAttribute('href')).toBe(url);
  },
);
