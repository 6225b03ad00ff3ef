import { expandImages, shortenImages } from './short-images.ts';

const FOLDER = '/media/4/21e4eadf68006940bdf8';
const fileOf = (name: string) => `${FOLDER}/${name}`;
const LOGO = {
  '1x': fileOf('1x.png'),
  '2x': fileOf('2x.png'),
  '1x_webp': fileOf('1x.webp'),
  '2x_webp': fileOf('2x.webp'),
};
const PHOTO = {
  '1x': fileOf('1x.jpg'),
  '2x': fileOf('2x.jpg'),
  '1x_webp': fileOf('1x.webp'),
  '2x_webp': fileOf('2x.webp'),
  '1x_avif': fileOf('1x.avif'),
  '2x_avif': fileOf('2x.avif'),
  mobile: fileOf('mobile.jpg'),
  mobile_webp: fileOf('mobile.webp'),
  mobile_avif: fileOf('mobile.avif'),
  lqip: 'data:image/webp;base64,abc==',
  width: 640,
};

test.each([
  ['a logo', LOGO],
  ['a logo with its size', { ...LOGO, width: 160, height: 120, alt: '' }],
  ['a logo with a text', { ...LOGO, width: 160, height: 120, alt: 'Logo' }],
  ['a photo', PHOTO],
  ['pictures in lists', [{ logo: LOGO, alt: '' }, { cover: PHOTO }]],
])('%s is short, and the same again', (_what, data) => {
  const json = JSON.stringify(data);
  const short = shortenImages(json);
  expect(short.length).toBeLessThan(json.length / 2);
  expect(expandImages(short)).toBe(json);
});

test.each([
  ['one file with its size', { '1x': fileOf('1x.jpg'), width: 1, height: 1, alt: '' }],
  ['one file', { '1x': fileOf('1x.jpg'), alt: '' }],
  ['a file of another folder', { ...PHOTO, '2x': '/media/4/0/2x.jpg' }],
  ['a file without its other encodings', { ...LOGO, '2x_webp': undefined }],
  ['another order', Object.fromEntries(Object.entries(LOGO).reverse())],
])('%s stays as it is', (_what, data) => {
  const json = JSON.stringify(data);
  expect(shortenImages(json)).toBe(json);
});

test('what a text says is not taken for a picture', () => {
  const json = JSON.stringify({
    text: JSON.stringify(LOGO),
    short: '"~logo":"/media/4/ab.png"',
  });
  expect(expandImages(shortenImages(json))).toBe(json);
});
