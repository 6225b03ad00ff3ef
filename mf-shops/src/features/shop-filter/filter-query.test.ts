import { readFilter } from './filter-query.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test.each(['', 'kategoria=&szint=&szolgaltatas=&nyitva=&q=+', 'oldal=2&utm_source=mail'])(
  '"%s" filters nothing',
  (query) => {
    expect(read(query)).toEqual({ filter: { services: [], text: '' }, unknown: [] });
  },
);

test('leaves out and names unknown values', () => {
  const { filter, unknown } = read(
    `kategoria=x&szint=pince&szolgaltatas=wifi&szolgaltatas=dining&nyitva=2026-02-30T10:00&nyitva=${'9'.repeat(99)}`,
  );
  expect(filter).toEqual({ services: ['dining'], text: '' });
  expect(unknown).toEqual(['x', 'pince', 'wifi', '2026-02-30T10:00', '9'.repeat(40)]);
});

test('reads the first known value of a repeated key, and each service once', () => {
  const { filter } = read(
    'szint=x&szint=upper&szint=ground&szolgaltatas=dining&szolgaltatas=dining',
  );
  expect(filter).toMatchObject({ floor: 'upper', services: ['dining'] });
});

test('cuts a long text', () => {
  expect(read(`q=${'a'.repeat(500)}`).filter.text).toHaveLength(100);
});
