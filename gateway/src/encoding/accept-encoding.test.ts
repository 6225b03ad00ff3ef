import { chooseEncoding } from './accept-encoding.ts';

const body = { identity: Buffer.from('a'), br: Buffer.from('b'), gzip: Buffer.from('c') };

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['identity, br;q=0.1', 'identity'],
  ['identity;q=0', 'identity'],
  ['brown', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (header, encoding) => {
  expect(chooseEncoding(header, body)).toBe(encoding);
  expect(chooseEncoding(header, body)).toBe(encoding);
});

test('a body that is not compressed is sent as it is', () => {
  expect(chooseEncoding('br, gzip', { identity: body.identity })).toBe('identity');
});

test('a body without Brotli is sent by gzip', () => {
  expect(chooseEncoding('br, gzip', { identity: body.identity, gzip: body.gzip })).toBe('gzip');
});
