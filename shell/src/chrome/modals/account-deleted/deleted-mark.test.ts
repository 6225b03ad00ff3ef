import { withoutDeletedMark } from './deleted-mark.ts';

test.each([
  ['/?deleted=1', '/'],
  ['/?a=1&deleted=1&b=2#hirlevel', '/?a=1&b=2#hirlevel'],
  ['/?deleted=0', undefined],
  ['/', undefined],
  ['/mozi?deleted=1', undefined],
])('%s becomes %s', (address, without) => {
  expect(withoutDeletedMark(new URL(address, 'https://mall.example'))).toBe(without);
});
