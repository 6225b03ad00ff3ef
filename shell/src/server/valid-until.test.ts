import { validUntil } from './valid-until.ts';

const page = (data: unknown) => ({
  ...({ kind: 'page', language: 'hu', routeId: 'shops', params: {}, data } as const),
});

test.each([
  [{ validUntil: 5 }, undefined, 5],
  [{ validUntil: 5 }, 3, 3],
  [{ validUntil: 5 }, 9, 5],
  [null, 3, 3],
  [{ validUntil: 'soon' }, undefined, undefined],
])('a page of %j in a site that changes at %s holds until %s', (data, changesAt, end) => {
  expect(validUntil(page(data), { changesAt })).toBe(end);
});

test('a page that is not found holds until a campaign begins', () => {
  expect(validUntil({ kind: 'not-found', language: 'hu' }, { changesAt: 3 })).toBe(3);
});
