/** Which messages the gateway accepts from a render worker, which runs the code of several teams. */
import { fromWorkerSchema } from './messages.ts';

const result = {
  status: 200,
  headers: { 'content-language': 'en' },
  body: { br: Buffer.from('page') },
  variesByLanguage: true,
  owner: 'cinema',
  validUntil: 1,
  failed: ['shops'],
  site: { version: 'en-_1', text: '{}' },
};
const resultWith = (changed: object = {}) => ({
  ...{ type: 'result', id: 1 },
  result: { ...result, ...changed },
});
const logged = { type: 'log', level: 'warn', message: 'late', fields: { app: 'cinema' } };
const page = { url: '/en', storedLanguage: 'hu' };
const LONG = 'x'.repeat(10_001);
const CUT = `${'x'.repeat(9_999)}…`;
const site = (version: string) => ({ site: { version } });

test.each<[string, unknown]>([
  ['a page', resultWith()],
  ['a page of the last status', resultWith({ status: 599 })],
  ['a page with any value', resultWith({ headers: { 'set-cookie': '\tü "1"', location: '' } })],
  ['a page that names a site file', resultWith(site('x'.repeat(64)))],
  ['the end by a page', { type: 'ending', stack: 'Error: end', page }],
  ['a warning', logged],
])('accepts %s as it is', (_what, message) => {
  expect(fromWorkerSchema.parse(message)).toEqual(message);
});

test.each<[string, unknown]>([
  ['a message of another type', { type: 'other' }],
  ['a status below all', resultWith({ status: 199 })],
  ['a status above all', resultWith({ status: 600 })],
  ['a header with a line break', resultWith({ headers: { location: 'a\r\nb: c' } })],
  ['a header with other than Latin letters', resultWith({ headers: { location: 'ő' } })],
  ['compressed bytes that are text', resultWith({ body: { br: 'page' } })],
  ['an empty version', resultWith(site(''))],
  ['a version that is too long', resultWith(site('x'.repeat(65)))],
  ['a version that begins with another character', resultWith(site('/x'))],
  ['a version that ends with another character', resultWith(site('x/'))],
  ['more failed apps than a page has', resultWith({ failed: Array(101).fill('shops') })],
  ['billions of failed apps that take no bytes', resultWith({ failed: Array(2 ** 32 - 1) })],
])('refuses %s', (_what, message) => {
  expect(fromWorkerSchema.safeParse(message).success).toBe(false);
});

test.each([
  ...['Content-Length', 'Set-Cookie', 'content-encoding', 'content-security-policy', 'connection'],
  ...['trailer', 'transfer-encoding', 'x-other', 'two words', ''],
])('drops a header that is not for pages to set: "%s"', (name) => {
  const headers = Object.fromEntries([...Object.entries(result.headers), [name, '3']]);
  expect(fromWorkerSchema.parse(resultWith({ headers }))).toEqual(resultWith());
});

test.each<[string, unknown, unknown]>([
  ['of a rejected render', { type: 'threw', id: 1, stack: LONG }, { stack: CUT }],
  [
    'of an end',
    { type: 'ending', stack: LONG, page: { ...page, url: LONG } },
    { stack: CUT, page: { url: CUT } },
  ],
  ['of a log line', { ...logged, message: LONG }, { message: CUT }],
  [
    'of a field',
    { ...logged, fields: { app: 'cinema', lines: 3, none: null, error: LONG } },
    { fields: { app: 'cinema', lines: 3, none: null, error: CUT } },
  ],
])('shortens a long text: that %s', (_what, message, expected) => {
  expect(fromWorkerSchema.parse(message)).toMatchObject(expected as object);
});

test('turns objects into text, and shortens that', () => {
  const fields = { list: [1, { two: 2 }], long: Array.from({ length: 100 }, () => LONG) };
  const message = fromWorkerSchema.parse({ ...logged, fields });
  expect(message).toMatchObject({ fields: { list: '[ 1, { two: 2 } ]' } });
  expect(JSON.stringify(message).length).toBeLessThan(11_000);
});
