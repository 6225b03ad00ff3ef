import { itemList } from './item-list.ts';

test('entries are counted from 1, by their pages or as objects', () => {
  const list = itemList('News', [
    { url: 'https://mall.example/news/a', name: 'A' },
    { item: { '@type': 'Event', name: 'B' } },
  ]);
  expect(list).toEqual({
    '@type': 'ItemList',
    name: 'News',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://mall.example/news/a', name: 'A' },
      { '@type': 'ListItem', position: 2, item: { '@type': 'Event', name: 'B' } },
    ],
  });
});
