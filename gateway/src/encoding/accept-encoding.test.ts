import { chooseEncoding } from './accept-encoding.ts';

const body = { identity: Buffer.from('a'), br: Buffer.from('b'), gzip: Buffer.from('c') };

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['brown', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (header, encoding) => {
  expect(chooseEncoding(header, body)).toBe(encoding);
});

test('a body that was not worth compressing is sent as it is', () => {
  expect(chooseEncoding('br, gzip', { identity: body.identity })).toBe('identity');
});
