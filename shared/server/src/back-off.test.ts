import { backOffMs } from './back-off.ts';

test('doubles the pause with each failure up to the maximum', () => {
  const pauses = [1, 2, 3, 4, 5].map((failures) =>
    backOffMs(failures, { firstMs: 100, maxMs: 500 }),
  );
  expect(pauses).toEqual([100, 200, 400, 500, 500]);
});
