import { localiseDiscounts } from './discounts.ts';
import type { LocalContent } from './local-content.ts';

const TODAY = '2026-11-25';

const discount = (slug: string, valid_until: string, created = '2026-11-01') => ({
  ...{ slug, title: slug, value: 20, valid_from: '2026-11-01', valid_until, created },
  shop: 'reserved',
});

const content = {
  site: { pinned: { discounts: ['over', 'later', 'to-come', 'today'] } },
  shops: [
    { slug: 'reserved', name: 'Reserved', services: ['loyalty-card'], categories: [] },
    { slug: 'plain', name: 'Plain', services: ['gift-card'], categories: [] },
  ],
  discounts: [
    discount('over-long-ago', '2026-11-10'),
    discount('later', '2026-12-31'),
    { ...discount('to-come-later', '2026-12-01'), valid_from: '2026-11-28' },
    { ...discount('to-come', '2026-12-20'), valid_from: '2026-11-26' },
    discount('soon', '2026-11-26'),
    discount('soon-and-newer', '2026-11-26', '2026-11-20'),
    discount('over', '2026-11-24'),
    discount('today', TODAY),
    { ...discount('elsewhere', '2026-12-31', '2026-10-01'), shop: 'plain' },
  ],
} as unknown as LocalContent;

const slugsOf = (discounts: readonly { slug: string }[] = []) => discounts.map(({ slug }) => slug);

test('what ends first is first, of those the newest; then what is to come, then what is over', () => {
  expect(slugsOf(localiseDiscounts(content, TODAY).discounts)).toEqual([
    ...['today', 'soon-and-newer', 'soon', 'later', 'elsewhere'],
    ...['to-come', 'to-come-later'],
    ...['over', 'over-long-ago'],
  ]);
});

test('what has not begun is announced in the list alone, until its day', () => {
  const before = localiseDiscounts(content, TODAY);
  const ofCard = ['today', 'soon-and-newer', 'soon', 'later'];
  expect(slugsOf(before.current)).toEqual([...ofCard, 'elsewhere']);
  expect(slugsOf(before.ofCard)).toEqual(ofCard);
  expect(before.detail('to-come')).toMatchObject({ expired: false });
  const onItsDay = localiseDiscounts(content, '2026-11-26');
  expect(slugsOf(onItsDay.current)).toEqual([
    ...['soon-and-newer', 'soon', 'to-come', 'later', 'elsewhere'],
  ]);
  expect(slugsOf(onItsDay.ofCard)).toContain('to-come');
});

test('the home page recommends those that hold alone, in the order of the content', () => {
  expect(slugsOf(localiseDiscounts(content, TODAY).pinned)).toEqual(['later', 'today']);
});

test('beside a discount are three others that hold', () => {
  const { detail } = localiseDiscounts(content, TODAY);
  expect(slugsOf(detail('soon')?.others)).toEqual(['today', 'soon-and-newer', 'later']);
  expect(slugsOf(detail('over')?.others)).toEqual(['today', 'soon-and-newer', 'soon']);
});
