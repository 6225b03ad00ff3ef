import fc from 'fast-check';
import { fillPath, matchSegments, paramsOf, segmentsOf } from './path-pattern.ts';

const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const name = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/);
const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => !/\p{Cc}/u.test(text));

/** A pattern with the parameters that fill it. */
const filled = fc
  .uniqueArray(fc.oneof(fc.record({ word }), fc.record({ name, value })), {
    minLength: 1,
    maxLength: 5,
    selector: (part) => ('name' in part ? part.name : part),
  })
  .map((parts) => ({
    pattern: parts.map((part) => ('name' in part ? `/:${part.name}` : `/${part.word}`)).join(''),
    params: Object.fromEntries(
      parts.flatMap((part) => ('name' in part ? [[part.name, part.value]] : [])),
    ),
  }));

const match = (pattern: string, pathname: string) =>
  matchSegments(segmentsOf(pattern) ?? [], segmentsOf(pathname) ?? []);

test('matching returns the parameters that filled the pattern', () => {
  fc.assert(
    fc.property(filled, ({ pattern, params }) => {
      expect(match(pattern, fillPath(pattern, params))).toEqual(params);
    }),
  );
});

test('ignores capitals of the pattern and trailing slashes', () => {
  expect(match('/uzletek/:slug', '/Uzletek/HM//')).toEqual({ slug: 'HM' });
});

test.each(['/uzletek', '/uzletek/', '/uzletek/hm/x', '/shops/hm'])(
  '/uzletek/:slug does not match %s',
  (pathname) => {
    expect(match('/uzletek/:slug', pathname)).toBeUndefined();
  },
);

test('names a missing parameter', () => {
  expect(() => fillPath('/uzletek/:slug')).toThrow(
    'the path /uzletek/:slug needs the parameter slug',
  );
});

test('lists the parameters of a pattern', () => {
  expect(paramsOf('/:year/hirek/:postSlug')).toEqual(['year', 'postSlug']);
  expect(paramsOf('/hirek')).toEqual([]);
});

test.each(['//hm', '/2026/%0a', '/2026/%0d%0aX', '/2026/%00', `/2026/${'x'.repeat(201)}`])(
  'refuses empty and long parameters, and control characters: %j',
  (pathname) => {
    expect(match('/:year/:slug', pathname)).toBeUndefined();
  },
);
