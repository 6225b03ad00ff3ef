import { Suspects } from './suspects.ts';

test('a page that was in flight alone is guilty', () => {
  const suspects = new Suspects();
  suspects.lost(['/mozi', '/mozi']);
  expect(suspects.isGuilty('/mozi')).toBe(true);
});

test('among several the one of two losses is guilty', () => {
  const suspects = new Suspects();
  suspects.lost(['/mozi', '/uzletek']);
  expect(suspects.isGuilty('/mozi')).toBe(false);
  suspects.lost(['/mozi', '/elmenyek']);
  expect(['/mozi', '/uzletek', '/elmenyek'].filter((path) => suspects.isGuilty(path))).toEqual([
    '/mozi',
  ]);
});

test('a page that was rendered is cleared', () => {
  const suspects = new Suspects();
  suspects.lost(['/mozi']);
  suspects.clear('/mozi');
  expect(suspects.isGuilty('/mozi')).toBe(false);
});
